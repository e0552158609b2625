import type { Proposal } from '../../../../contract/proposals.ts';
import { productSettings, type SettingName, settingNames, type SettingShape } from '../../../../core/settings/product-settings.ts';
import type { Language } from '../../../../texts/typed.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { proposalTexts } from '../texts.ts';

/** As it crosses the wire: a number, amounts, or amounts by category. */
type Value = number | readonly number[] | Readonly<Record<string, number>>;
const isList = (value: Value): value is readonly number[] => Array.isArray(value);

/** What a setting and its values are called. `categories` names categories by id. */
export function useSettingWords() {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const numberOf = (unit: SettingShape['unit'], n: number): string => {
    if (unit === 'idr') return format.money(n);
    return unit === 'basis_points' ? format.percent(n / 10_000) : t(`settingUnit.${unit}`, { count: n, n: format.count(n) });
  };
  return {
    numberOf,
    nameOf: (name: SettingName): string => t(`setting.${name}`),
    valueOf(name: SettingName, value: Value, categories: (id: string) => string): string {
      const { unit } = productSettings[name];
      if (typeof value === 'number') return numberOf(unit, value);
      const parts = isList(value)
        ? value.map((amount) => numberOf(unit, amount))
        : Object.entries(value).map(([id, amount]) => `${categories(id)}: ${numberOf(unit, amount)}`);
      return parts.length === 0 ? t('settingNone') : parts.join(', ');
    },
  };
}
export type SettingWords = ReturnType<typeof useSettingWords>;

type Facts = { readonly setting: string; readonly value: string; readonly before: string; readonly start: string };

/** What a proposal says about a setting; dashes where it is about something else. */
export function settingFacts(
  words: SettingWords,
  terms: Proposal['terms'],
  { format, language, soon }: { readonly format: ReturnType<typeof useFormat>; readonly language: Language; readonly soon: string },
): Facts {
  const name = settingNames.find((one) => one === terms['name']);
  if (name === undefined) return { setting: '–', value: '–', before: '–', start: '–' };
  const read = <T>(term: string): T => JSON.parse(String(terms[term] ?? '{}')) as T;
  const categories = read<Record<string, Readonly<Record<Language, string>>>>('categories');
  const valueOf = (term: string): string => words.valueOf(name, read<Value>(term), (id) => categories[id]?.[language] ?? `#${id}`);
  const from = String(terms['from'] ?? '');
  return {
    setting: words.nameOf(name),
    value: valueOf('value'),
    before: valueOf('before'),
    start: from === '' ? soon : format.dateTime(from),
  };
}
