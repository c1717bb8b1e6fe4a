import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The three folders a host needs, side by side as in the project, in a place that a process without rights can read. */
export function copySite(name: string, dist = 'dist', hosts = 'dist-hosts'): string {
  const copy = mkdtempSync(join(tmpdir(), `fairweather-${name}-`));
  chmodSync(copy, 0o755);
  for (const [folder, from] of Object.entries({ deploy: 'deploy', dist, 'dist-hosts': hosts })) {
    cpSync(from, join(copy, folder), { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(copy, 'run'));
  chmodSync(join(copy, 'run'), 0o777);
  return copy;
}

/** The shipped configuration on the loopback: this is all of it that the tests change. */
export function listenOn(copy: string, address: string): void {
  editNginx(copy, `listen ${address};`);
  edit(join(copy, 'deploy/Caddyfile'), 'admin off', `admin off\n\tdefault_bind ${address.split(':')[0]}`);
}

/** nginx with a certificate on the loopback, by the lines that docs/deploy.md tells an owner to write. */
export function listenWithTls(copy: string, address: string, certificate: string): void {
  const pem = join(copy, 'run/certificate.pem');
  writeFileSync(pem, certificate, { mode: 0o600 });
  editNginx(copy, `listen ${address} ssl http2;\n    ssl_certificate ${pem};\n    ssl_certificate_key ${pem};`);
}

const editNginx = (copy: string, listen: string) => edit(join(copy, 'deploy/nginx.conf'), 'listen 8080;', listen);

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer holds "${from}".`);
  writeFileSync(file, text.replace(from, to));
}
