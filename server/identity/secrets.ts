import { createHmac, hash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator, safe in a cookie, a header or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Only for secrets of `newSecret`, which cannot be guessed and so need no slow hash; passwords have their own. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The handle of a session follows from its secret, so that it does not need to be stored to be told again; it does not give the secret away. */
export const handleOf = (secret: string, key: Buffer): string =>
  createHmac('sha256', key).update(`session handle\0${secret}`).digest('base64url');
