import type { EmailBody } from '../email-body.ts';
import { count, date, dateTime, money } from '../format.ts';
import { type Notice, notice } from '../notices.ts';
import type { Language } from '../typed.ts';
import { adsMessagesEn } from './ads.en.ts';
import { adsMessagesId } from './ads.id.ts';
import { type Messages, messagesIn } from './by-language.ts';

export type AdsWords = Messages<typeof adsMessagesEn>;
/** Single words and headings for files, in the reader's language. */
export const adsWords = (language: Language): AdsWords => messagesIn(language, adsMessagesEn, adsMessagesId);

/** An ad setting as far as sentences about it need it. Days are business days. */
interface Setting {
  readonly cpcIdr: number;
  readonly dailyBudget: { readonly kind: 'unlimited' } | { readonly kind: 'limited'; readonly amountIdr: number };
  readonly pacing: 'spread' | 'fast';
  readonly period: { readonly kind: 'always' } | { readonly kind: 'custom'; readonly startsOn: string; readonly endsOn: string | null };
  readonly isEnabled: boolean;
}

/** What a change of an ad was, in one line; `before` is null for a new ad. */
export function changeText(language: Language, before: Setting | null, after: Setting): string {
  const t = adsWords(language);
  if (before === null) return t('change_created');
  const budget = ({ dailyBudget }: Setting): string =>
    dailyBudget.kind === 'limited' ? money(dailyBudget.amountIdr, language) : t('unlimited');
  const period = ({ period: p }: Setting): string => {
    if (p.kind === 'always') return t('always');
    const start = date(p.startsOn, language);
    return p.endsOn === null ? t('from_day', { start }) : t('from_to', { start, end: date(p.endsOn, language) });
  };
  const parts: string[] = [];
  if (before.cpcIdr !== after.cpcIdr)
    parts.push(t('change_cpc', { before: money(before.cpcIdr, language), after: money(after.cpcIdr, language) }));
  if (budget(before) !== budget(after)) parts.push(t('change_budget', { before: budget(before), after: budget(after) }));
  if (before.pacing !== after.pacing)
    parts.push(t('change_pacing', { before: t(`pacing_${before.pacing}`), after: t(`pacing_${after.pacing}`) }));
  if (period(before) !== period(after)) parts.push(t('change_period', { before: period(before), after: period(after) }));
  if (before.isEnabled !== after.isEnabled) parts.push(t(after.isEnabled ? 'change_on' : 'change_off'));
  return parts.length === 0 ? t('change_none') : parts.join(' · ');
}

/** A recommended price, and how many of which ads pay it or less. */
interface Recommended {
  readonly midIdr: number;
  readonly basis: 'category_and_city' | 'category' | 'all' | 'minimum';
  readonly sample: number;
  readonly atMostMid: number;
}

/** The email of an alert, in the vendor's language. `link` is the whole address of the page that helps. */
export function alertMail(
  language: Language,
  code: 'credit_running_out' | 'cpc_below_recommendation',
  facts: {
    readonly business: string;
    readonly balanceIdr: number;
    readonly cpcIdr: number;
    readonly recommendation: Recommended;
    readonly link: string;
  },
): { subject: Notice; body: EmailBody } {
  const t = adsWords(language);
  const { business, link } = facts;
  const cpc = money(facts.cpcIdr, language);
  if (code === 'credit_running_out')
    return {
      subject: notice('ads.credit_subject'),
      body: t.body('credit_text', { business, cpc, balance: money(facts.balanceIdr, language), link }),
    };
  const { midIdr, basis, sample, atMostMid } = facts.recommendation;
  const recommended = money(midIdr, language);
  const rests =
    basis === 'minimum' ? t('basis_minimum') : t(`basis_${basis}`, { paying: count(atMostMid, language), sample: count(sample, language) });
  return { subject: notice('ads.cpc_subject'), body: t.body('cpc_text', { business, cpc, recommended, basis: rests, link }) };
}

/** The email of a minimum that will stop an ad, from an instant (epoch milliseconds) on. `link` leads to the field that has to change. */
export function minimumMail(
  language: Language,
  facts: { readonly business: string; readonly from: number; readonly minimumIdr: number; readonly cpcIdr: number; readonly link: string },
): { subject: Notice; body: EmailBody } {
  const t = adsWords(language);
  const { business, from, link } = facts;
  const minimum = money(facts.minimumIdr, language);
  return {
    subject: notice('ads.minimum_subject', { minimum: facts.minimumIdr, day: new Date(from).toISOString() }),
    body: t.body('minimum_text', { business, minimum, from: dateTime(from, language), cpc: money(facts.cpcIdr, language), link }),
  };
}
