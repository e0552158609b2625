import type { Proposal } from '../../../../contract/proposals.ts';
import { payoutFailures } from '../../../../core/payouts/payout.ts';
import { instalmentName } from '../../../../texts/catalogue/instalment-names.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { settingFacts, useSettingWords } from '../settings/use-setting-words.ts';
import { payoutTexts, proposalTexts } from '../texts.ts';

const statuses = ['0', '1', '2'] as const;

/** What a proposal does once someone approves it, in one sentence with its amounts. */
export function useEffectWords(): (proposal: Proposal) => string {
  const t = useTexts(proposalTexts);
  const payouts = useTexts(payoutTexts);
  const format = useFormat();
  const language = useLanguage();
  const settingWords = useSettingWords();
  return ({ kind, vendor, amount, terms }) => {
    const said = (name: string): string => String(terms[name] ?? '–');
    const failure = payoutFailures.find((code) => code === terms['failure']);
    const why = [failure && payouts(`failure.${failure}`), terms['note']].filter(Boolean).join(', ');
    const statusOf = (name: string): string => {
      const status = statuses.find((one) => one === said(name));
      return status === undefined ? '–' : t(`vendorStatus.${status}`);
    };
    const facts = {
      vendor: vendor?.name ?? '–',
      amount: format.money(Math.abs(amount ?? 0)),
      number: said('number'),
      holder: said('holder'),
      bank: said('bank'),
      end: said('end'),
      reference: said('reference'),
      failure: why === '' ? '–' : why,
      couple: said('couple'),
      label: instalmentName(said('label'), language),
      quotation: said('quotation'),
      order: said('order'),
      from: statusOf('from'),
      to: statusOf('to'),
      name: said('name'),
      email: said('email'),
      ...settingFacts(settingWords, terms, { format, language, soon: t('settingSoon') }),
      permissions: said('permissions').replaceAll(',', ', '),
    };
    if (kind === 'adjustment') return t((amount ?? 0) > 0 ? 'effect.adjustment_give' : 'effect.adjustment_take', facts);
    return t(`effect.${kind}`, facts);
  };
}
