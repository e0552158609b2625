// Sessions: created at login, checked at each request, ended immediately on all processes (S11–S18).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Permission } from '../../contract/endpoint.ts';
import type { Connection, Database } from '../kit/database.ts';
import type { Authenticate, Session } from '../kit/session.ts';
import type { IdentityContext, Origin } from './context.ts';
import { handleOf, hashOf, newSecret } from './secrets.ts';

/** Spec 9: one day. */
const SESSION_SECONDS = 86_400;
/** Without a request for this long a session is over, however young. */
const IDLE_SECONDS = 12 * 3_600;
/** `last_seen_at` is written at most this often; more would turn each read into a write. */
const SEEN_EVERY_SECONDS = 60;
export const COOKIE = 'BSID';

/** A browser is told by headers that a page cannot leave out; from then on its session needs the cookie. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  isBrowser: request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
});

export interface StartedSession {
  readonly id: string;
  readonly secret: string;
  readonly handle: string;
}

/** For a day at most. Only hashes are stored: secret and handle are known to no one but who is answered. */
export async function startSession(
  tx: Connection,
  ctx: Pick<IdentityContext, 'clock' | 'handleKeys'>,
  accountId: number,
  origin: Origin,
): Promise<StartedSession> {
  const secret = newSecret();
  const handle = handleOf(secret, ctx.handleKeys[0]);
  const now = ctx.clock.now();
  const row = await tx
    .insertInto('session')
    .values({
      account_id: accountId,
      secret_hash: hashOf(secret),
      handle_hash: hashOf(handle),
      client_kind: origin.isBrowser ? 'browser' : 'other',
      user_agent: origin.userAgent,
      address: origin.address,
      started_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + SESSION_SECONDS * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, secret, handle };
}

export const sessionChannel = 'sessions';

/** Ends sessions of an account, all or one, except one; answers how many. Other processes hear of it at commit. */
export async function endSessions(
  tx: Connection,
  ctx: Pick<IdentityContext, 'clock' | 'bus'>,
  accountId: number,
  which: { id?: string; exceptId?: string } = {},
): Promise<number> {
  let update = tx
    .updateTable('session')
    .set({ ended_at: new Date(ctx.clock.now()) })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (which.id !== undefined) update = update.where('id', '=', which.id);
  if (which.exceptId !== undefined) update = update.where('id', '<>', which.exceptId);
  const ended = await update.returning('id').execute();
  if (ended.length > 0) await ctx.bus.publish(tx, sessionChannel, String(accountId));
  return ended.length;
}

/** The session cookie of a request; of two there is none left by now. */
const sessionCookieOf = (request: FastifyRequest): string | null =>
  /(?:^|;\s*)BSID=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;

const handleHeaderOf = (request: FastifyRequest): string | null => {
  const value = request.headers['session-id'];
  if (typeof value === 'string' && value !== '') return value;
  return /^(?:Bearer\s+)?([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
};

interface Row {
  id: string;
  account_id: number;
  handle_hash: Buffer;
  client_kind: string;
  last_seen_at: Date;
  uuid: string;
  type: Session['accountType'];
  email: string;
  display_name: string;
  language: 'en' | 'id';
  permissions: Permission[];
}
const findRow = async (db: Database, column: 'secret_hash' | 'handle_hash', hash: Buffer, now: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select s.id, s.account_id, s.handle_hash, s.client_kind, s.last_seen_at, a.uuid, a.type, a.email, a.display_name, a.language,
           array(select permission from operator_permission p where p.account_id = a.id) as permissions
    from session s join account a on a.id = s.account_id
    where s.${sql.ref(column)} = ${hash} and s.ended_at is null and s.expires_at > ${new Date(now)}
      and s.last_seen_at > ${new Date(now - IDLE_SECONDS * 1000)} and a.disabled_at is null
      and a.email_confirmed_at is not null`.execute(db);
  return rows[0];
};

/**
 * A browser session needs its cookie; the handle, when sent, must be of the same session. The handle alone is enough for a session
 * that no browser made. Anything that does not fit is no session.
 */
export const createAuthenticate =
  (ctx: IdentityContext): Authenticate =>
  async (request) => {
    const secret = sessionCookieOf(request);
    const shown = handleHeaderOf(request);
    if (secret === null && shown === null) return null;
    const now = ctx.clock.now();
    const row =
      secret !== null
        ? await findRow(ctx.db, 'secret_hash', hashOf(secret), now)
        : await findRow(ctx.db, 'handle_hash', hashOf(shown ?? ''), now);
    if (!row) return null;
    if (secret === null && row.client_kind === 'browser') return null;
    // A session keeps the handle it was made with, whichever of our keys that was.
    const handle = shown ?? ctx.handleKeys.map((key) => handleOf(secret ?? '', key)).find((own) => hashOf(own).equals(row.handle_hash));
    if (handle === undefined || (shown !== null && !hashOf(shown).equals(row.handle_hash))) return null;
    if (now - row.last_seen_at.getTime() > SEEN_EVERY_SECONDS * 1000)
      await ctx.db
        .updateTable('session')
        .set({ last_seen_at: new Date(now) })
        .where('id', '=', row.id)
        .execute();
    const vendor = row.type === 'vendor' ? await ctx.directory.vendorOfAccount(ctx.db, row.account_id) : null;
    return {
      id: row.id,
      accountId: row.account_id,
      accountUuid: row.uuid,
      accountType: row.type,
      email: row.email,
      displayName: row.display_name,
      language: row.language,
      permissions: row.permissions,
      vendor,
      handle,
      hasShownHandle: shown !== null,
    };
  };

const cookieAttributes = (ctx: IdentityContext): string =>
  [
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(ctx.addresses.isHttps ? ['Secure'] : []),
    ...(ctx.config.cookieDomain ? [`Domain=${ctx.config.cookieDomain}`] : []),
  ].join('; ');
/** For a day and out of reach of scripts; where we serve HTTPS, the browser sends it over nothing else. */
export const setSessionCookie = (reply: FastifyReply, ctx: IdentityContext, secret: string): void => {
  reply.header('set-cookie', `${COOKIE}=${secret}; Max-Age=${SESSION_SECONDS}; ${cookieAttributes(ctx)}`);
};
/** The browser drops what it kept of pages as well, so that going back shows nothing of the account. */
export const clearSessionCookie = (reply: FastifyReply, ctx: IdentityContext): void => {
  reply.header('set-cookie', `${COOKIE}=; Max-Age=0; ${cookieAttributes(ctx)}`);
  reply.header('clear-site-data', '"cache"');
};
