import { type Notice, notice } from '../notices.ts';
import type { Language, Translate } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { verificationMessagesEn } from './verification.en.ts';
import { verificationMessagesId } from './verification.id.ts';

type Words = typeof verificationMessagesEn;
type After<Prefix extends string> = keyof Words extends infer K ? (K extends `${Prefix}${infer Name}` ? Name : never) : never;
type PartName = After<'part_'>;
type ReasonName = After<'reason_'>;

const words = (language: Language): Translate<Words> => messagesIn<Words>(language, verificationMessagesEn, verificationMessagesId);

interface Letter {
  readonly subject: Notice;
  readonly text: string;
}
interface Decision {
  readonly business: string;
  readonly number: number;
  /** The whole address of the agreement form. */
  readonly link: string;
}

/** Tells a vendor that its agreement is approved. */
export function approvalEmail(language: Language, { business, number, link }: Decision): Letter {
  const t = words(language);
  return { subject: notice('verification.approved_subject'), text: t('approved_text', { business, number, link }) };
}

/** Tells a vendor what of its agreement was declined, and why. */
export function declineEmail(
  language: Language,
  { business, number, link }: Decision,
  parts: readonly { readonly part: PartName; readonly reasons: readonly ReasonName[]; readonly note: string }[],
): Letter {
  const t = words(language);
  const lines = parts.map(({ part, reasons, note }) => {
    const why = reasons.filter((reason) => reason !== 'other' || note === '').map((reason) => t(`reason_${reason}`));
    return `- ${t(`part_${part}`)}: ${[...why, ...(note === '' ? [] : [note])].join('; ')}`;
  });
  return {
    subject: notice('verification.declined_subject'),
    text: t('declined_text', { business, number, parts: lines.join('\n'), link }),
  };
}
