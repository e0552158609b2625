import type { EmailFooter } from '../email-body.ts';
import type { Language } from '../typed.ts';
import { messagesIn } from './by-language.ts';
import { emailFrameEn } from './email-frame.en.ts';
import { emailFrameId } from './email-frame.id.ts';

const wordsIn = (language: Language) => messagesIn(language, emailFrameEn, emailFrameId);

type Name = Extract<keyof typeof emailFrameEn, `kind_${string}`> extends `kind_${infer Kind}` ? Kind : never;

/** What is below an email about an address or an account. */
export const accountFooter = (language: Language): EmailFooter => ({ why: wordsIn(language)('why_account'), links: [] });

/** What is below any other email: why it came, and where it is turned off if it can be. */
export function notificationFooter(
  language: Language,
  kind: Name,
  { turnOff, settings }: { readonly turnOff: string | null; readonly settings: string },
): EmailFooter {
  const t = wordsIn(language);
  const about = { kind: t(`kind_${kind}`) };
  return {
    why: turnOff === null ? t('why_required', about) : t('why_optional', about),
    links: [...(turnOff === null ? [] : [{ label: t('turn_off'), address: turnOff }]), { label: t('settings'), address: settings }],
  };
}
