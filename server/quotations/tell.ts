import type { LiveEvent } from '../../contract/identity.ts';
import { money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { quotationMessagesEn } from '../../texts/messages/quotations.en.ts';
import { quotationMessagesId } from '../../texts/messages/quotations.id.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { QuotationsContext } from './context.ts';
import { accountContact } from '../identity/api.ts';
import type { Quotation } from './quotation-store.ts';

/** Tells the open pages of vendor and couple that a quotation changed, at commit. */
export async function tellBoth(
  tx: Tx,
  { bus }: Pick<QuotationsContext, 'bus'>,
  { id, vendorId, coupleId, state }: Pick<Quotation, 'id' | 'vendorId' | 'coupleId' | 'state'>,
): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  const payload = JSON.stringify({ kind: 'quotation', quotationId: id, status: state } satisfies LiveEvent);
  const accounts = vendor ? [vendor.accountId, coupleId] : [coupleId];
  await bus.publishAll(
    tx,
    accounts.map((account) => ({ channel: `account:${account}`, payload })),
  );
}

/** Says in the conversation of both what became of a quotation, in the language of whom it is for. It takes the conversation's lock: say it last. */
export async function sayOf(
  tx: Tx,
  { conversations }: Pick<QuotationsContext, 'conversations'>,
  quotation: Pick<Quotation, 'id' | 'number' | 'vendorId' | 'coupleId' | 'state' | 'totalIdr' | 'reason'>,
  author: 'vendor' | 'couple',
  at: number,
): Promise<void> {
  const { id: reference, number, vendorId, coupleId, state, totalIdr, reason } = quotation;
  if (state !== 'sent' && state !== 'accepted' && state !== 'declined' && state !== 'withdrawn') return;
  const reader = author === 'vendor' ? await accountContact(tx, coupleId) : await vendorContact(tx, vendorId);
  const language = reader?.language ?? 'id';
  const t = messagesIn(language, quotationMessagesEn, quotationMessagesId);
  const said = t(`said_${state}`, { number, total: money(totalIdr ?? 0, language) });
  const text = reason === null || state === 'accepted' || state === 'sent' ? said : `${said}\n\n${reason}`;
  await conversations.say(tx, { vendorId, coupleId, author, kind: 'quotation', text, reference, at });
}
