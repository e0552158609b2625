import { useTexts } from '../../../base/texts.ts';
import { adsTexts } from '../../../parts/ads/texts.ts';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { useSettingWords } from '../use-setting-words.ts';
import type { AdForm } from './ad-form.ts';

type EditedElsewhereProps = {
  readonly mine: AdForm;
  readonly theirs: AdForm;
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

/** Another window saved the ad while this one was typed in: what differs, and which of the two continues. */
export function EditedElsewhere({ mine, theirs, onResolve }: EditedElsewhereProps) {
  const ads = useTexts(adsTexts);
  const here = useSettingWords(asSetting(mine));
  const there = useSettingWords(asSetting(theirs));
  const differences = [
    { label: ads('cpc'), here: here.cpc, there: there.cpc },
    { label: ads('dailyBudget'), here: words(here), there: words(there) },
    { label: ads('displayPeriod'), here: here.period, there: there.period },
  ].filter((one) => one.here !== one.there);
  return <ElsewhereChoice differences={differences} onResolve={onResolve} />;
}

const words = ({ dailyBudget, pacing }: { readonly dailyBudget: string; readonly pacing: string | null }): string =>
  pacing === null ? dailyBudget : `${dailyBudget} · ${pacing}`;

/** What is typed, so far as it can be put into words. */
const asSetting = ({ cpc, hasLimit, budget, pacing, isCustom, startsOn, hasEnd, endsOn }: AdForm) => ({
  cpc: cpc ?? 0,
  daily_budget: hasLimit ? (budget ?? 0) : null,
  pacing,
  start_date: isCustom ? startsOn : null,
  end_date: isCustom && hasEnd ? endsOn : null,
});
