import { execFileSync } from 'node:child_process';

/** A key and a self-signed certificate for 127.0.0.1 in one text, valid for one day. */
export function selfSignedCertificate(): string {
  return execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'],
      ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
}
