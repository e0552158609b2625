import type { EmailBody } from '../email-body.ts';
import { type Notice, notice } from '../notices.ts';
import type { Language } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { conversationsMessagesEn } from './conversations.en.ts';
import { conversationsMessagesId } from './conversations.id.ts';
import { type WeddingFacts, weddingLine } from './wedding.ts';

/** What an email about unread messages tells. */
interface UnreadNews {
  readonly to: string;
  readonly from: string;
  readonly count: number;
  readonly kind: 'text' | 'inquiry' | 'quotation' | 'meeting';
  /** The first unread message; null where it may not be read yet. */
  readonly text: string | null;
  /** What a couple chose when it wrote from the profile. */
  readonly subject: 'appointment' | 'availability' | 'price_list' | 'other' | null;
  /** To vendors, as far as they may know it. */
  readonly wedding: WeddingFacts | null;
  readonly link: string;
}

/** The email to anyone who has left something unread, in their language. */
export function unreadEmail(language: Language, news: UnreadNews): { subject: Notice; body: EmailBody } {
  const t = messagesIn(language, conversationsMessagesEn, conversationsMessagesId);
  const { to, from, count, kind, text, subject, wedding, link } = news;
  const when = wedding && weddingLine(language, wedding);
  return {
    subject: notice('conversations.subject_more', { from, count }),
    body: t.body('unread_text', {
      to,
      from,
      link,
      told: kind === 'text' ? t('wrote_more', { from, count }) : t(`kind_${kind}`, { from }),
      subject: subject === null ? '' : t(`subject_${subject}`),
      wedding: when ?? (subject === null ? '' : t('wedding_unknown')),
      text: text ?? '',
      instead: text === null ? t('closed') : text === '' ? t('files') : '',
      action: t(text === null ? 'unlock' : 'read'),
    }),
  };
}
