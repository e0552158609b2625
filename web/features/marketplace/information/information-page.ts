import { defaultAdRules } from '../../../../core/ads/rules.ts';
import { defaultBankAccountRules } from '../../../../core/bank-accounts/rules.ts';
import { replyOpenMs } from '../../../../core/conversations/reply.ts';
import { defaultCreditRules } from '../../../../core/credit/packages.ts';
import { fileRules } from '../../../../core/files/rules.ts';
import { leavingDays } from '../../../../core/identity/leaving.ts';
import { defaultPayoutRules } from '../../../../core/payouts/request.ts';
import { dayMs, hourMs, minuteMs } from '../../../../core/time.ts';
import { count, date, money, percent } from '../../../../texts/format.ts';
import { helpEn } from '../../../../texts/information/help.en.ts';
import { helpId } from '../../../../texts/information/help.id.ts';
import type { InformationTexts } from '../../../../texts/information/page.ts';
import { privacyEn } from '../../../../texts/information/privacy.en.ts';
import { privacyId } from '../../../../texts/information/privacy.id.ts';
import { termsEn } from '../../../../texts/information/terms.en.ts';
import { termsId } from '../../../../texts/information/terms.id.ts';
import { accountEn } from '../../../../texts/marketplace/account.en.ts';
import { accountId } from '../../../../texts/marketplace/account.id.ts';
import { refundWordsEn, refundWordsId } from '../../../../texts/messages/refund-words.ts';
import { fill, type Language } from '../../../../texts/typed.ts';
import type { InformationName } from '../addresses.ts';
import { definePage } from '../page.ts';
import { type InformationProps, InformationScreen } from './information-screen.tsx';

const texts: Readonly<Record<InformationName, Readonly<Record<Language, InformationTexts>>>> = {
  privacy: { en: privacyEn, id: privacyId },
  terms: { en: termsEn, id: termsId },
  help: { en: helpEn, id: helpId },
};

/** The numbers these pages name are those the rules work with. */
const valuesIn = (language: Language): Readonly<Record<string, string>> => ({
  repeatHours: count(defaultAdRules.viewerWindowMs / hourMs, language),
  tokenMinutes: count(defaultAdRules.tokenLifeMs / minuteMs, language),
  disputeDays: count(defaultAdRules.disputeWindowMs / dayMs, language),
  taxRate: percent(defaultCreditRules.taxRateBasisPoints / 10_000, language),
  orderHours: count(defaultCreditRules.orderLifeMs / hourMs, language),
  replyHours: count(replyOpenMs / hourMs, language),
  payoutMinimum: money(defaultPayoutRules.minimumIdr, language),
  payoutDays: count(defaultPayoutRules.workingDaysMax, language),
  fileSize: `${count(fileRules.fileSizeBytesMax / 1_048_576, language)} MB`,
  codeMinutes: count(defaultBankAccountRules.codeLifeMs / minuteMs, language),
  codeTries: count(defaultBankAccountRules.wrongTriesMax, language),
  lockMinutes: count(defaultBankAccountRules.lockMs / minuteMs, language),
  daysToKeep: count(leavingDays, language),
  findable: (language === 'id' ? accountId : accountEn)['wedding.findable'],
  ...(language === 'id' ? refundWordsId : refundWordsEn),
});

/** Fills the values into every sentence of a page, however deep it is. */
function filled<T>(value: T, values: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return fill(value, values) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => filled(one, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, values)])) as T;
}

/** Privacy, terms and help: pages for everyone, whose sentences travel with them. */
export const informationPage = definePage<{ page: InformationName }, InformationProps>({
  Screen: InformationScreen,
  module: 'features/marketplace/information/information-screen.tsx',
  load: ({ language, supportEmail }, { page }) => {
    const { since, ...rest } = texts[page][language];
    return Promise.resolve({
      texts: filled(rest, valuesIn(language)),
      path: `/${page}` as const,
      since: since === null ? null : date(since, language),
      supportEmail,
    });
  },
  head: ({ texts: { title, description }, path }) => ({ title, description, canonical: path }),
});
