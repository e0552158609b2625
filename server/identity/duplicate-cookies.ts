import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../kit/database.ts';
import type { IdentityContext } from './context.ts';
import { hashOf } from './secrets.ts';
import { COOKIE, endSessions } from './sessions.ts';

const PREFIXES_MAX = 4;
const VALUES_MAX = 10;
const isSessionCookie = (pair: string): boolean => pair.trimStart().startsWith(`${COOKIE}=`);

/**
 * Two session cookies mean that someone planted one: neither is believed. Both sessions end, both cookies are cleared, and the request goes
 * on without either: a page leads to signing in, a call is answered 401, and the next request is clean (S16).
 */
export function endDuplicateCookies(app: FastifyInstance, ctx: IdentityContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const { cookie } = request.headers;
    if (cookie === undefined || cookie.indexOf(`${COOKIE}=`) === cookie.lastIndexOf(`${COOKIE}=`)) return;
    const pairs = cookie.split(';');
    const values = pairs.filter(isSessionCookie).map((pair) => pair.trim().slice(COOKIE.length + 1));
    if (values.length < 2) return;
    request.headers.cookie = pairs.filter((pair) => !isSessionCookie(pair)).join(';');
    clearEverywhere(request, reply, ctx);
    const hashes = values.slice(0, VALUES_MAX).map(hashOf);
    const sessions = await ctx.db.selectFrom('session').select(['id', 'account_id']).where('secret_hash', 'in', hashes).execute();
    if (sessions.length === 0) return;
    await inTransaction(ctx.db, async (tx) => {
      for (const { id, account_id: accountId } of sessions) await endSessions(tx, ctx, accountId, { id });
    });
  });
}

/** A browser clears a cookie where it was set, and we cannot see where: on this host or a parent of it, for this path or one above. */
function clearEverywhere(request: FastifyRequest, reply: FastifyReply, { config, addresses }: IdentityContext): void {
  const labels = request.hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$/.test(request.hostname);
  const parents = isName ? labels.slice(0, -1).map((_, i) => labels.slice(i).join('.')) : [];
  const domains = new Set([...parents, ...(config.cookieDomain ? [config.cookieDomain] : [])]);
  const steps = (request.url.split('?')[0] ?? '/').split('/').filter(Boolean).slice(0, PREFIXES_MAX);
  const paths = ['/', ...steps.map((_, i) => `/${steps.slice(0, i + 1).join('/')}`)].filter((path) => /^[\w/.~%-]+$/.test(path));
  const secure = addresses.isHttps ? '; Secure' : '';
  for (const path of paths)
    for (const domain of ['', ...[...domains].map((name) => `; Domain=${name}`)])
      reply.header('set-cookie', `${COOKIE}=; Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax${secure}${domain}`);
}
