// `npm run generate lockfile` adds packages for other platforms to package-lock.json that the npm registry in use did not offer, so
// that `npm ci` works on every system. They have no hash: SECURITY.md explains what that means. Run it after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
}

const OS = /(?:^|[-/])(darwin|linux|linuxmusl|win32|windows|freebsd|android|openharmony|openbsd|netbsd|sunos|aix)(?=-|$)/;
const CPU = /-(arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el|wasm32)(?=-|$)/;

/** The systems that a package is for, read from its name. */
function platformOf(name: string): object {
  const os = OS.exec(name)?.[1]?.replace('linuxmusl', 'linux').replace('windows', 'win32');
  const cpu = CPU.exec(name)?.[1];
  const libc = /musl/.test(name) ? 'musl' : /-gnu|glibc/.test(name) ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages: Record<string, LockedPackage> = lockfile.packages;
let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isThere = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (isThere || !/^\d/.test(version)) continue;
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    added++;
  }
}
lockfile.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages for other platforms added`);
