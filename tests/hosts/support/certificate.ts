import { execFileSync } from 'node:child_process';

/** A key and its certificate for the loopback in one text, made for the day; nobody trusts it unless told to. */
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
