import { createHash, createPublicKey } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSignedCertificate } from '../../tests/hosts/support/certificate.ts';

/** The certificate of all sites of this run. */
export const CERTIFICATE = selfSignedCertificate();

const publicKey = createPublicKey(CERTIFICATE).export({ type: 'spki', format: 'der' });

/** Lets a browser trust this one key, and no other that nobody vouches for. */
export const TRUST = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

/** Lets `fetch` trust it too, in this process. */
setDefaultCACertificates([...getCACertificates(), CERTIFICATE]);
