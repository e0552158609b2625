import { conversationPage } from '../../core/conversations/pages.ts';
import { pages } from '../../core/identity/pages.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { operationsMessagesEn } from '../../texts/messages/operations.en.ts';
import { operationsMessagesId } from '../../texts/messages/operations.id.ts';
import { notice } from '../../texts/notices.ts';
import { nameFor } from '../../texts/names.ts';
import { maskedName, mayRead } from '../clients/api.ts';
import { reportedPair } from '../conversations/api.ts';
import { accountNames, correspondents } from '../identity/api.ts';
import { inTransaction, type Tx } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import type { VendorContact } from '../catalogue/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { reasonOf } from './reason.ts';
import { emailVendor } from './notify-vendor.ts';
import { assertUnrelated, vendorToActOn } from './unrelated.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

export interface SpamVerdict {
  readonly reportId: string;
  readonly verdict: 'agreed' | 'refused';
  readonly reason: string;
}

/** Judges a report of spam. Of two operators one decides; who reported is told what came of it. (product 3, Contact credit) */
export async function decideSpamReport(
  ctx: OperationsContext,
  operator: Operator,
  { reportId, verdict, reason: raw }: SpamVerdict,
): Promise<{ status: SpamVerdict['verdict']; credit_returned: boolean }> {
  const reason = reasonOf(raw, 'spam_report');
  const pair = (await reportedPair(ctx.db, reportId)) ?? refuseWith('request.not_found');
  const vendor = await vendorToActOn(ctx, operator, pair.vendorId, 'conversations.spam_decided');
  await assertUnrelated(ctx, operator, pair.coupleId, 'conversations.spam_decided');
  const isReturned = await inTransaction(ctx.db, async (tx) => {
    const hasReturned = await ctx.conversations.decideSpam(tx, { reportId, verdict, reason, by: operator.accountId });
    await noteDone(tx, operator, 'conversations.spam_decided', `conversation:${pair.conversationId}`, {
      verdict,
      vendorId: vendor.id,
      hasReturned,
      reason,
    });
    if (pair.side === 'couple') {
      await emailCouple(tx, ctx, pair, vendor, { verdict, reason });
      return hasReturned;
    }
    const name = (await accountNames(tx, [pair.coupleId])).get(pair.coupleId)?.name ?? null;
    const isOpen = name === null || (await mayRead(tx, vendor.id, [pair.coupleId])).has(pair.coupleId);
    const couple = isOpen ? nameFor(name, vendor.language) : maskedName(name);
    await emailVendor(tx, ctx, vendor, pages.inbox, (t, language, link) => {
      const facts = { name: vendor.businessName, couple, reason: reasonIn(reason, language), link };
      if (verdict === 'refused') return { subject: notice('operations.spam_refused_subject'), body: t.body('spam_refused_text', facts) };
      return {
        subject: notice('operations.spam_agreed_subject'),
        body: t.body(hasReturned ? 'spam_returned_text' : 'spam_agreed_text', facts),
      };
    });
    return hasReturned;
  });
  return { status: verdict, credit_returned: isReturned };
}

/** Tells a couple what came of its report, unless its account is closed. */
async function emailCouple(
  tx: Tx,
  { notifier, addresses }: OperationsContext,
  { conversationId, coupleId }: { readonly conversationId: string; readonly coupleId: number },
  { businessName }: VendorContact,
  { verdict, reason }: Pick<SpamVerdict, 'verdict' | 'reason'>,
): Promise<void> {
  const couple = (await correspondents(tx, [coupleId])).get(coupleId);
  if (!couple?.isActive) return;
  const { email: to, language } = couple;
  const facts = {
    name: nameFor(couple.name, language),
    vendor: businessName,
    reason: reasonIn(reason, language),
    link: addresses.page(conversationPage('couple', conversationId), language),
  };
  await notifier.email(tx, {
    to,
    language,
    subject: notice(`operations.spam_${verdict}_subject`),
    body: messagesIn(language, operationsMessagesEn, operationsMessagesId).body(`spam_${verdict}_text_couple`, facts),
  });
}
