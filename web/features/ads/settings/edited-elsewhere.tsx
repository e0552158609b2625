import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { adSettingsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import { useSettingWords } from '../use-setting-words.ts';
import type { AdForm } from './ad-form.ts';
import classes from './edited-elsewhere.module.css';

type EditedElsewhereProps = {
  readonly mine: AdForm;
  readonly theirs: AdForm;
  readonly onMine: () => void;
  readonly onTheirs: (theirs: AdForm) => void;
};

/** Another window saved the ad while this one was typed in: what differs, and which of the two goes on. */
export function EditedElsewhere({ mine, theirs, onMine, onTheirs }: EditedElsewhereProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const here = useSettingWords(asSetting(mine));
  const there = useSettingWords(asSetting(theirs));
  const rows = [
    { label: ads('cpc'), here: here.cpc, there: there.cpc },
    { label: ads('dailyBudget'), here: words(here), there: words(there) },
    { label: ads('displayPeriod'), here: here.period, there: there.period },
  ].filter((row) => row.here !== row.there);
  return (
    <Notice
      tone="warn"
      says="at once"
      action={
        <div className={classes['choice']}>
          <Button variant="default" onClick={onMine}>
            {t('elsewhere.mine')}
          </Button>
          <Button variant="default" onClick={() => onTheirs(theirs)}>
            {t('elsewhere.theirs')}
          </Button>
        </div>
      }
    >
      {t('elsewhere')}
      <dl className={classes['rows']}>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{t('elsewhere.here', { value: row.here })}</dd>
            <dd>{t('elsewhere.there', { value: row.there })}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

const words = ({ dailyBudget, pacing }: { readonly dailyBudget: string; readonly pacing: string | null }): string =>
  pacing === null ? dailyBudget : `${dailyBudget} · ${pacing}`;

/** What is typed, so far as it can be put into words. */
const asSetting = ({ cpc, hasLimit, budget, pacing, isCustom, startsOn, hasEnd, endsOn }: AdForm) => ({
  cpc: cpc === '' ? 0 : cpc,
  daily_budget: hasLimit ? (budget === '' ? 0 : budget) : null,
  pacing,
  start_date: isCustom ? startsOn : null,
  end_date: isCustom && hasEnd ? endsOn : null,
});
