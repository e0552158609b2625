import type { EmailBody } from '../email-body.ts';
import { type Notice, notice } from '../notices.ts';
import type { Language } from '../typed.ts';
import { type Messages, messagesIn } from './by-language.ts';
import { verificationMessagesEn } from './verification.en.ts';
import { verificationMessagesId } from './verification.id.ts';

type Words = typeof verificationMessagesEn;
type After<Prefix extends string> = keyof Words extends infer K ? (K extends `${Prefix}${infer Name}` ? Name : never) : never;
type PartName = After<'part_'>;
type ReasonName = After<'reason_'>;

const words = (language: Language): Messages<Words> => messagesIn<Words>(language, verificationMessagesEn, verificationMessagesId);

interface Message {
  readonly subject: Notice;
  readonly body: EmailBody;
}
interface Decision {
  readonly business: string;
  readonly number: number;
  /** The whole address of the agreement form. */
  readonly link: string;
}

/** Tells a vendor that its agreement is approved. */
export function approvalEmail(language: Language, { business, number, link }: Decision): Message {
  const t = words(language);
  return { subject: notice('verification.approved_subject'), body: t.body('approved_text', { business, number, link }) };
}

/** Tells a vendor what of its agreement was declined, and why. */
export function declineEmail(
  language: Language,
  { business, number, link }: Decision,
  parts: readonly { readonly part: PartName; readonly reasons: readonly ReasonName[]; readonly note: string }[],
): Message {
  const t = words(language);
  const lines = parts.map(({ part, reasons, note }) => {
    const why = reasons.filter((reason) => reason !== 'other' || note === '').map((reason) => t(`reason_${reason}`));
    return `${t(`part_${part}`)}: ${[...why, ...(note === '' ? [] : [note.replace(/\s+/g, ' ')])].join('; ')}`;
  });
  return {
    subject: notice('verification.declined_subject'),
    body: t.body('declined_text', { business, number, parts: lines.join('\n'), link }),
  };
}
