import { setTimeout as rest } from 'node:timers/promises';
import { mailboxOf } from '../../core/identity/mailbox.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { identityMessagesEn } from '../../texts/messages/identity.en.ts';
import { identityMessagesId } from '../../texts/messages/identity.id.ts';
import type { Language } from '../../texts/typed.ts';
import { refuseWith } from '../kit/refused.ts';
import type { IdentityContext, Origin } from './context.ts';
import { networkOf } from '../kit/network.ts';
import { commitSoFar } from '../kit/unit.ts';

export const wordsIn = (language: Language) => messagesIn(language, identityMessagesEn, identityMessagesId);

/** Emails to strangers are what a form can be abused for. */
const emailsPerMailbox = { attempts: 5, windowSeconds: 3_600 };
const emailsPerNetwork = { attempts: 30, windowSeconds: 3_600 };

/**
 * Counts an email about to be sent, thirty an hour from a network and five an hour to a mailbox. More: `identity.too_many_attempts`. The network comes
 * first: one that has used up its own uses up nobody else's.
 */
export async function assertMailable(ctx: IdentityContext, purpose: string, email: string, origin: Origin): Promise<void> {
  for (const [key, limit] of [
    [`${purpose} from ${networkOf(origin.address)}`, emailsPerNetwork],
    [`${purpose} ${mailboxOf(email)}`, emailsPerMailbox],
  ] as const) {
    const wait = await ctx.throttle.hit(ctx.db, key, limit);
    if (wait !== null) refuseWith('identity.too_many_attempts', { params: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  }
}

/** Longer than what is done for an address that has an account takes on a machine that is not overloaded. */
export const evenAnswerMs = 120;

/**
 * Does what may or may not have an email in it, and answers after the same time either way: how long it takes tells nobody whether an address has an
 * account (S3). What was done is committed before the wait.
 */
export async function inEvenTime(work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  await commitSoFar();
  await rest(Math.max(0, evenAnswerMs - (performance.now() - began)));
}
