import type { EmailBody } from '../email-body.ts';
import { type Notice, notice } from '../notices.ts';
import type { Language } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { conversationsMessagesEn } from './conversations.en.ts';
import { conversationsMessagesId } from './conversations.id.ts';
import { type WeddingFacts, weddingLine } from './wedding.ts';

type Kind = 'text' | 'inquiry' | 'quotation' | 'meeting';

/** What an email about unread messages tells. */
interface UnreadNews {
  readonly to: string;
  readonly from: string;
  /** Of everything unread. */
  readonly kinds: readonly Kind[];
  /** What of it is quoted; null where it may not be read yet. */
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
  const { to, from, kinds, text, subject, wedding, link } = news;
  const count = kinds.length;
  const when = wedding && weddingLine(language, wedding);
  const told = (): string => {
    const about = aboutOf(kinds);
    if (about === 'text') return t('wrote_more', { from, count });
    return about === 'mixed' ? t('wrote_news', { from }) : t(`kind_${about}`, { from });
  };
  return {
    subject: notice(kinds.every(isWritten) ? 'conversations.subject_more' : 'conversations.subject_news', { from, count }),
    body: t.body('unread_text', {
      to,
      from,
      link,
      told: told(),
      subject: subject === null ? '' : t(`subject_${subject}`),
      wedding: when ?? (subject === null ? '' : t('wedding_unknown')),
      text: text ?? '',
      instead: text === null ? t('closed') : text === '' ? t('files') : '',
      action: t(text === null ? 'unlock' : 'read'),
    }),
  };
}

/** Whether someone wrote it; everything else is an event. */
const isWritten = (kind: Kind): boolean => kind === 'text' || kind === 'inquiry';

function aboutOf(kinds: readonly Kind[]): Kind | 'mixed' {
  if (kinds.every(isWritten)) return kinds.includes('inquiry') ? 'inquiry' : 'text';
  const [first = 'mixed', ...others] = new Set(kinds);
  return others.length === 0 ? first : 'mixed';
}
