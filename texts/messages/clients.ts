import { date } from '../format.ts';
import type { Language } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { clientsMessagesEn } from './clients.en.ts';
import { clientsMessagesId } from './clients.id.ts';

/** The mail that brings a couple's message to a vendor, in the vendor's language. `weddingOn` is a business day, or null. */
export function messageMail(
  language: Language,
  message: {
    readonly business: string;
    readonly couple: string;
    readonly email: string;
    readonly subject: 'appointment' | 'availability' | 'price_list' | 'other';
    readonly text: string;
    readonly weddingOn: string | null;
  },
): { subject: string; text: string } {
  const t = messagesIn(language, clientsMessagesEn, clientsMessagesId);
  const { business, couple, email, text } = message;
  const subject = t(`subject_${message.subject}`);
  const weddingDate = message.weddingOn === null ? t('date_unknown') : date(message.weddingOn, language);
  return {
    subject: t('message_subject', { couple, subject }),
    text: t('message_text', { business, couple, email, subject, date: weddingDate, text }),
  };
}
