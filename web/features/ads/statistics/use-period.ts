import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Placement, placements } from '../../../../core/ads/placements.ts';
import { checkPeriod, type Period, type PeriodPreset, periodOf, periodPresets } from '../../../../core/ads/periods.ts';
import { useToday } from '../../../base/today.ts';

/** What the statistics keep in the address, so that a view can be shared and reloaded. */
type PeriodSearch = {
  readonly period?: PeriodPreset;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly placement?: Placement;
};

export type ChosenPeriod = {
  readonly period: Period;
  /** null: a custom period. */
  readonly preset: PeriodPreset | null;
  readonly placement: Placement | null;
  readonly choosePreset: (preset: PeriodPreset) => void;
  readonly chooseCustom: (period: Period) => void;
  readonly choosePlacement: (placement: Placement | null) => void;
};

/** The period (and place) of the page's address. What cannot be read there is the default of the page. */
export function usePeriod(defaultPreset: PeriodPreset = 'last_30_days'): ChosenPeriod {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const custom = checkPeriod(search['start_date'], search['end_date']);
  const preset = custom.ok ? null : (periodPresets.find((one) => one === search['period']) ?? defaultPreset);
  const placement = placements.find((one) => one === search['placement']) ?? null;
  const go = (next: PeriodSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const here = placement === null ? {} : { placement };
  return {
    period: custom.ok ? custom.value : periodOf(preset ?? defaultPreset, today),
    preset,
    placement,
    choosePreset: (next) => go({ period: next, ...here }),
    chooseCustom: ({ start, end }) => go({ start_date: start, end_date: end, ...here }),
    choosePlacement: (next) =>
      go({
        ...(custom.ok ? { start_date: custom.value.start, end_date: custom.value.end } : { period: preset ?? defaultPreset }),
        ...(next !== null && { placement: next }),
      }),
  };
}
