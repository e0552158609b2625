import type { Setting } from '../../../../contract/settings.ts';
import { productSettings, type SettingName } from '../../../../core/settings/product-settings.ts';

/** What is in the fields: several numbers, of which some may be missing, by the category where it has one. Taxes stand in percent. */
export type TypedValue = readonly { readonly key: string; readonly number: number | null }[];

const perPercent = 100;
const isPercent = (name: SettingName): boolean => productSettings[name].unit === 'basis_points';

/** The fields of a value. */
export function draftOf(name: SettingName, value: Setting['value']): TypedValue {
  if (typeof value === 'number') return [{ key: '0', number: isPercent(name) ? value / perPercent : value }];
  return Array.isArray(value)
    ? value.map((number, i) => ({ key: String(i), number }))
    : Object.entries(value).map(([key, number]) => ({ key, number }));
}

/** The value of the fields, for the rule to judge; a category without a number has none of its own. */
export function valueOf(name: SettingName, typed: TypedValue): unknown {
  const { kind } = productSettings[name];
  const [first] = typed;
  if (kind === 'number') {
    const number = first?.number ?? null;
    return number !== null && isPercent(name) ? Math.round(number * perPercent) : number;
  }
  if (kind === 'amounts') return typed.map(({ number }) => number);
  return Object.fromEntries(typed.flatMap(({ key, number }) => (number === null ? [] : [[key, number]])));
}
