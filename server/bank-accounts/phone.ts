import { sendableMobile } from '../../core/bank-accounts/mobile-number.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Connection } from '../kit/database.ts';
import type { BankAccountContext } from './context.ts';

/** Where a vendor's codes go: the phone on file, or the WhatsApp number when the phone is a fixed line; null when neither can get one. */
export async function phoneOf(db: Connection, ctx: BankAccountContext, vendorId: number): Promise<string | null> {
  const contact = await vendorContact(db, vendorId);
  if (!contact) return null;
  return sendableMobile(contact.phone, ctx.smsAlsoTo) ?? sendableMobile(contact.whatsapp, ctx.smsAlsoTo);
}
