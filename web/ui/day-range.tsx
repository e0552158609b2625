import './form.css';
import { TextInput } from '@mantine/core';
import { refusalTexts } from '../app/refusal-texts.ts';
import { isBackwards } from '../app/selection.ts';
import { shellTexts } from '../app/shell/texts.ts';
import { useTexts } from '../app/texts.ts';
import classes from './day-range.module.css';

type Days = { readonly start: string | undefined; readonly end: string | undefined };
type DayRangeProps = Days & { readonly onChange: (days: Days) => void };

/** From one day to another, both included; either may be left open. */
export function DayRange({ start, end, onChange }: DayRangeProps) {
  const t = useTexts(shellTexts);
  const refusal = useTexts(refusalTexts);
  return (
    <div className={classes['range']}>
      <TextInput
        type="date"
        label={t('dayFrom')}
        value={start ?? ''}
        onChange={(event) => onChange({ start: event.currentTarget.value || undefined, end })}
      />
      <TextInput
        type="date"
        label={t('dayTo')}
        value={end ?? ''}
        error={isBackwards({ start, end }) && refusal('ads.period_end_before_start')}
        onChange={(event) => onChange({ start, end: event.currentTarget.value || undefined })}
      />
    </div>
  );
}
