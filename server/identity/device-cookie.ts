import type { FastifyRequest } from 'fastify';
import type { IdentityContext } from './context.ts';

const DEVICE_COOKIE = 'PLMK';

/** What this browser was known by at an earlier login; null when it is new. */
export const deviceOf = (request: FastifyRequest): string | null =>
  /(?:^|;\s*)PLMK=([\w-]{22})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** The cookie by which a browser is known again when it signs in. */
export const deviceCookie = (ctx: Pick<IdentityContext, 'addresses'>, device: string): string =>
  `${DEVICE_COOKIE}=${device}; Max-Age=31536000; Path=/v2/login; HttpOnly; SameSite=Lax${ctx.addresses.isHttps ? '; Secure' : ''}`;
