import type { Language, Translate } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { verificationMessagesEn } from './verification.en.ts';
import { verificationMessagesId } from './verification.id.ts';

type Words = typeof verificationMessagesEn;
type After<Prefix extends string> = keyof Words extends infer K ? (K extends `${Prefix}${infer Name}` ? Name : never) : never;
type PartName = After<'part_'>;
type ReasonName = After<'reason_'>;

const words = (language: Language): Translate<Words> => messagesIn<Words>(language, verificationMessagesEn, verificationMessagesId);

interface Decision {
  readonly business: string;
  readonly number: number;
  /** The address people use, without a path. */
  readonly publicUrl: string;
}
const linkTo = (language: Language, publicUrl: string): string => `${publicUrl}${language === 'id' ? '/id' : ''}/dashboard/agreement-form`;

/** Tells a vendor that its agreement is approved. */
export function approvalMail(language: Language, { business, number, publicUrl }: Decision): { subject: string; text: string } {
  const t = words(language);
  return { subject: t('approved_subject'), text: t('approved_text', { business, number, link: linkTo(language, publicUrl) }) };
}

/** Tells a vendor what of its agreement was declined, and why. */
export function declineMail(
  language: Language,
  { business, number, publicUrl }: Decision,
  parts: readonly { readonly part: PartName; readonly reasons: readonly ReasonName[]; readonly note: string }[],
): { subject: string; text: string } {
  const t = words(language);
  const lines = parts.map(({ part, reasons, note }) => {
    const why = reasons.filter((reason) => reason !== 'other' || note === '').map((reason) => t(`reason_${reason}`));
    return `- ${t(`part_${part}`)}: ${[...why, ...(note === '' ? [] : [note])].join('; ')}`;
  });
  const link = linkTo(language, publicUrl);
  return { subject: t('declined_subject'), text: t('declined_text', { business, number, parts: lines.join('\n'), link }) };
}
