import { daysBetween } from '../../../../core/time.ts';
import { useFormat } from '../../../base/format.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { useTexts } from '../../../base/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adSettingsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import type { AdForm } from './ad-form.ts';
import { Option, Options } from './question.tsx';
import classes from './period-choice.module.css';
import type { PeriodPanelProps } from './period-panel.tsx';

const Panel = lazyPart<PeriodPanelProps>('calendar', () => import('./period-panel.tsx'));

type Choice = Pick<AdForm, 'isCustom' | 'startsOn' | 'hasEnd' | 'endsOn'>;
type PeriodChoiceProps = {
  readonly choice: Choice;
  readonly errors: PeriodPanelProps['errors'];
  readonly onChange: (choice: Partial<Choice>) => void;
};

/** Always from now, or days chosen on a calendar: a first, and a last if it is to end. */
export function PeriodChoice({ choice, errors, onChange }: PeriodChoiceProps) {
  const t = useTexts(adSettingsTexts);
  const ads = useTexts(adsTexts);
  const { isCustom, startsOn, hasEnd, endsOn } = choice;
  return (
    <>
      <Options label={ads('displayPeriod')}>
        <Option
          name="period-kind"
          label={t('periodAlways')}
          hint={t('periodAlwaysHint')}
          checked={!isCustom}
          onChoose={() => onChange({ isCustom: false })}
        />
        <Option
          name="period-kind"
          label={t('periodCustom')}
          hint={t('periodCustomHint')}
          checked={isCustom}
          onChoose={() => onChange({ isCustom: true })}
        />
      </Options>
      {isCustom && (
        <div className={classes['calendar']}>
          <label className={classes['end']}>
            <input type="checkbox" checked={hasEnd} onChange={(event) => onChange({ hasEnd: event.currentTarget.checked })} />
            {t('periodHasEnd')}
          </label>
          <Part fallback={<Skeleton height="28rem" width="100%" />}>
            <Panel startsOn={startsOn} hasEnd={hasEnd} endsOn={endsOn} errors={errors} onChange={onChange} />
          </Part>
          <output className={classes['words']}>
            <PeriodWords choice={choice} />
          </output>
        </div>
      )}
    </>
  );
}

function PeriodWords({ choice: { startsOn, hasEnd, endsOn } }: { readonly choice: Choice }) {
  const t = useTexts(adSettingsTexts);
  const format = useFormat();
  if (startsOn === null) return t('periodChooseStart');
  const start = format.date(startsOn);
  if (!hasEnd) return t('periodStart', { start });
  if (endsOn === null) return t('periodChooseEnd', { start });
  const count = daysBetween(startsOn, endsOn) + 1;
  return t('periodStartAndEnd', { start, end: format.date(endsOn), count, n: format.count(count) });
}
