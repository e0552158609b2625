import { lazy, Suspense, useState } from 'react';
import { type PeriodPreset, periodPresets } from '../../../../core/ads/periods.ts';
import { useFormat } from '../../../app/format.ts';
import { useTexts } from '../../../app/texts.ts';
import { adStatisticsTexts } from '../texts.ts';
import classes from './period-picker.module.css';
import type { ChosenPeriod } from './use-period.ts';

const CustomPeriodDialog = lazy(() => import('./custom-period-dialog.tsx'));
type Option = PeriodPreset | 'custom';
const options: readonly Option[] = [...periodPresets, 'custom'];

/** The periods of the graph, all in sight; a custom one opens a calendar. */
export function PeriodPicker({ chosen }: { readonly chosen: ChosenPeriod }) {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { start, end } = chosen.period;
  const active: Option = chosen.preset ?? 'custom';
  const press = (option: Option) => (option === 'custom' ? setOpen(true) : chosen.choosePreset(option));
  return (
    <div className={classes['picker']}>
      <div role="group" aria-label={t('period')} className={classes['options']}>
        {options.map((option) => (
          <button key={option} type="button" className={classes['option']} aria-pressed={option === active} onClick={() => press(option)}>
            {t(`period.${option}`)}
          </button>
        ))}
      </div>
      <p className={classes['range']}>{start === end ? format.longDate(start) : `${format.date(start)} – ${format.date(end)}`}</p>
      {isOpen && (
        <Suspense>
          <CustomPeriodDialog
            initial={chosen.period}
            onClose={() => setOpen(false)}
            onChoose={(period) => {
              setOpen(false);
              chosen.chooseCustom(period);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
