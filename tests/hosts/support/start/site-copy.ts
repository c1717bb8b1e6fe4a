import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OWNER_PATHS } from '../published.ts';

/** Copies the three folders that a host needs to a temporary place that a process without rights can read. */
export function copySite(name: string, dist = 'dist', hosts = 'dist-hosts'): string {
  const copy = mkdtempSync(join(tmpdir(), `fairweather-${name}-`));
  chmodSync(copy, 0o755);
  for (const [folder, from] of Object.entries({ 'engine/hosts': 'engine/hosts', dist, 'dist-hosts': hosts })) {
    cpSync(from, join(copy, folder), { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(copy, 'run'));
  chmodSync(join(copy, 'run'), 0o777);
  return copy;
}

/** Adds the files of an owner to a copy, as a build does: it copies everything in public/ as it is. */
export function addOwnerFiles(copy: string): void {
  for (const path of OWNER_PATHS) {
    const file = join(copy, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `A file of the owner: ${path}`);
  }
}

/** Makes the configuration listen on 127.0.0.1 only. The tests change nothing else in it. */
export function listenOn(copy: string, address: string): void {
  editNginx(copy, `listen ${address};`);
  edit(join(copy, 'engine/hosts/Caddyfile'), 'admin off', `admin off\n\tdefault_bind ${address.split(':')[0]}`);
}

/** Makes nginx listen on 127.0.0.1 with a certificate, by the lines that docs/deploy.md tells an owner to write. */
export function listenWithTls(copy: string, address: string, certificate: string): void {
  const pem = join(copy, 'run/certificate.pem');
  writeFileSync(pem, certificate, { mode: 0o600 });
  editNginx(copy, `listen ${address} ssl http2;\n    ssl_certificate ${pem};\n    ssl_certificate_key ${pem};`);
}

const editNginx = (copy: string, listen: string) => edit(join(copy, 'engine/hosts/nginx.conf'), 'listen 8080;', listen);

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer holds "${from}".`);
  writeFileSync(file, text.replace(from, to));
}
