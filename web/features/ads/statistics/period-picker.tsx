import { useState } from 'react';
import { lengthOf, type PeriodPreset, periodPresets } from '../../../../core/ads/periods.ts';
import { useFormat } from '../../../base/format.ts';
import { lazyPart, Part } from '../../../ui/part.tsx';
import { useChosenInSight } from '../../../ui/use-chosen-in-sight.ts';
import { useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import classes from './period-picker.module.css';
import type { ChosenPeriod } from './use-period.ts';

const CustomPeriodDialog = lazyPart('custom-period', () => import('./custom-period-dialog.tsx'));
type Option = PeriodPreset | 'custom';
const options: readonly Option[] = [...periodPresets, 'custom'];

type PeriodPickerProps = {
  readonly chosen: ChosenPeriod;
  /** Says which days these are; without it, what they are compared with as well. */
  readonly range?: string;
};

/** The periods of the graph, all in sight; a custom one opens a calendar. */
export function PeriodPicker({ chosen, range }: PeriodPickerProps) {
  const t = useTexts(adStatisticsTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { start, end } = chosen.period;
  const active: Option = chosen.preset ?? 'custom';
  const row = useChosenInSight<HTMLFieldSetElement>(active);
  const compared =
    start === end
      ? t('againstDay', { range: format.longDate(start) })
      : t('against', { range: `${format.date(start)} – ${format.date(end)}`, days: format.count(lengthOf(chosen.period)) });
  const press = (option: Option) => (option === 'custom' ? setOpen(true) : chosen.choosePreset(option));
  return (
    <div className={classes['picker']}>
      <fieldset ref={row} className={classes['options']}>
        <legend className="for-screen-readers">{t('period')}</legend>
        {options.map((option) => (
          <button key={option} type="button" className={classes['option']} aria-pressed={option === active} onClick={() => press(option)}>
            {t(`period.${option}`)}
          </button>
        ))}
      </fieldset>
      <p className={classes['range']}>{range ?? compared}</p>
      {isOpen && (
        <Part>
          <CustomPeriodDialog
            initial={chosen.period}
            onClose={() => setOpen(false)}
            onChoose={(period) => {
              setOpen(false);
              chosen.chooseCustom(period);
            }}
          />
        </Part>
      )}
    </div>
  );
}
