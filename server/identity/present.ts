import { meIncludes, type SessionAnswer } from '../../contract/identity.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from './context.ts';
import type { StartedSession } from './sessions.ts';

/** The names in `include`; an unknown one is refused, so that a misspelling is seen. */
export function includesOf(text: string | undefined, allowed: readonly string[] = meIncludes): ReadonlySet<string> {
  const names = (text ?? '').split(',').filter(Boolean);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) refuseWith('identity.include_unknown', { field: 'include', params: { name: unknown.slice(0, 40) } });
  return new Set(names);
}

/** Answers someone who was just signed in. */
export type AnswerNew = (request: FastifyRequest, reply: FastifyReply, started: StartedSession) => Promise<SessionAnswer>;

/** What leaves the server about who is signed in: the vendor when the account owns one, else the user (spec 6). */
export async function presentSession(ctx: IdentityContext, session: Session, include: ReadonlySet<string>): Promise<SessionAnswer> {
  const { handle: sessionId, accountUuid, email, language } = session;
  if (session.vendor) {
    const record = await ctx.directory.ownRecord(ctx.db, session.vendor.id, include, language);
    const { role } = session.vendor;
    const member = role === 'owner' ? {} : { member: { name: session.displayName, role } };
    return { vendor: { ...record, type: 'vendor', ...member, sessionId, accountUuid, email, language } };
  }
  return {
    user: {
      id: session.accountId,
      type: session.accountType === 'operator' ? 'operator' : 'user',
      sessionId,
      accountUuid,
      email,
      name: session.displayName,
      language,
      permissions: [...session.permissions],
    },
  };
}
