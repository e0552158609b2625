import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawRandom } from './random-pool.ts';

/** Tells one browser from another without knowing who sits before it. */
export interface Visitors {
  /** The key the browser brought, or null when it has none yet. */
  knownKeyOf(request: FastifyRequest): string | null;
  /**
   * As `knownKeyOf`, and a browser without a key is given one, so that it is recognised later. What is made for it now is good in any browser: it may not
   * keep cookies.
   */
  knownOrGiven(request: FastifyRequest, reply: FastifyReply): string | null;
  /** The key of the browser that calls; one that has none is given one with the answer. Never a proof of identity. */
  keyOf(request: FastifyRequest, reply: FastifyReply): string;
}

const COOKIE = 'PLMD';
const KEY_BYTES = 16;
const COOKIE_SECONDS = 365 * 86_400;
const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`);

/** The cookie lasts a year and holds 128 random bits, nothing about the person. */
export function createVisitors(options: { readonly isHttps: boolean; readonly cookieDomain: string | undefined }): Visitors {
  const attributes = [
    `Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`,
    ...(options.isHttps ? ['Secure'] : []),
    ...(options.cookieDomain === undefined ? [] : [`Domain=${options.cookieDomain}`]),
  ].join('; ');
  const knownKeyOf = (request: FastifyRequest): string | null => known.exec(request.headers.cookie ?? '')?.[1] ?? null;
  const keyOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const found = knownKeyOf(request);
    if (found !== null) return found;
    const bytes = Buffer.allocUnsafe(KEY_BYTES);
    drawRandom(bytes, 0, KEY_BYTES);
    const fresh = bytes.toString('base64url');
    reply.header('set-cookie', `${COOKIE}=${fresh}; ${attributes}`);
    return fresh;
  };
  return {
    knownKeyOf,
    knownOrGiven(request, reply) {
      const found = knownKeyOf(request);
      if (found === null) keyOf(request, reply);
      return found;
    },
    keyOf,
  };
}
