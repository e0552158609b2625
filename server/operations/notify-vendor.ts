// Notifies vendors of operators' decisions, by email in their language.
import type { EmailBody } from '../../texts/email-body.ts';
import { type Messages, messagesIn } from '../../texts/messages/by-language.ts';
import { operationsMessagesEn } from '../../texts/messages/operations.en.ts';
import { operationsMessagesId } from '../../texts/messages/operations.id.ts';
import type { Notice } from '../../texts/notices.ts';
import type { Language } from '../../texts/typed.ts';
import type { VendorContact } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { OperationsContext } from './context.ts';

type Words = Messages<typeof operationsMessagesEn>;
interface EmailText {
  readonly subject: Notice;
  readonly body: EmailBody;
}

/** Writes to a vendor; `page` is where the email leads. */
export async function emailVendor(
  tx: Tx,
  { notifier, addresses }: OperationsContext,
  vendor: VendorContact,
  page: string,
  write: (t: Words, language: Language, link: string) => EmailText,
): Promise<void> {
  const { language } = vendor;
  const link = addresses.page(page, language);
  await notifier.email(tx, {
    to: vendor.email,
    language,
    ...write(messagesIn(language, operationsMessagesEn, operationsMessagesId), language, link),
  });
}
