import { createHash, createPublicKey } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSignedCertificate } from '../../../../tests/hosts/support/start/certificate.ts';

/** The certificate of all sites of this run. */
export const CERTIFICATE = selfSignedCertificate();

const publicKey = createPublicKey(CERTIFICATE).export({ type: 'spki', format: 'der' });

/** Makes a browser trust this key, and no other self-signed one. */
export const TRUST = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

/** Makes `fetch` in this process trust it too. */
setDefaultCACertificates([...getCACertificates(), CERTIFICATE]);
