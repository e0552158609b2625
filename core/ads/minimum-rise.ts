import type { Idr } from '../money.ts';
import type { BusinessDay } from '../time.ts';
import { businessDayOf } from '../time.ts';
import { type AdRules, minimumCpcIdr } from './rules.ts';
import type { AdSettings } from './settings.ts';

/** Rules that will be in force from an instant on (epoch milliseconds). */
export type RulesAhead = { readonly from: number; readonly rules: AdRules };
/** From when on an ad pays less for a click than is allowed, and what the lowest price is then. */
export type MinimumRise = { readonly from: number; readonly minimumIdr: Idr };

/**
 * The first rise of the lowest cost per click, among the rules `ahead` (the next first), that stops an ad which shows until then. Null: there is
 * none, it is switched off or below already, or its period ends before. `categoryIds` are those of the vendor's services, the main one first.
 */
export function riseAbove(
  { cpcIdr, isEnabled, period }: AdSettings,
  { now, ahead, categoryIds }: { readonly now: AdRules; readonly ahead: readonly RulesAhead[]; readonly categoryIds: readonly number[] },
): MinimumRise | null {
  if (!isEnabled || cpcIdr < minimumCpcIdr(now, categoryIds)) return null;
  const lastDay: BusinessDay | null = period.kind === 'custom' ? period.endsOn : null;
  for (const { from, rules } of ahead) {
    if (lastDay !== null && lastDay < businessDayOf(from)) return null;
    const minimumIdr = minimumCpcIdr(rules, categoryIds);
    if (cpcIdr < minimumIdr) return { from, minimumIdr };
  }
  return null;
}
