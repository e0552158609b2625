import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/id.js';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { shellTexts } from '../app/shell/texts.ts';
import { useLanguage, useTexts } from '../app/texts.ts';
import classes from './day-picker.module.css';

type Day = string | null;

export type DayPickerProps = { readonly value: Day; readonly onChange: (day: Day) => void };

/** One day on the calendar, 'YYYY-MM-DD'. */
export function DayPicker({ value, onChange }: DayPickerProps) {
  const looks = useLooks();
  return (
    <Localised>
      <DatePicker {...looks} value={value} onChange={onChange} {...(value !== null && { defaultDate: value })} />
    </Localised>
  );
}

type Range = readonly [Day, Day];
export type DayRangePickerProps = { readonly value: Range; readonly onChange: (range: Range) => void };

/** A first and a last day on the calendar; the last is null while only the first has been chosen. */
export function DayRangePicker({ value, onChange }: DayRangePickerProps) {
  const [start] = value;
  const looks = useLooks();
  return (
    <Localised>
      <DatePicker
        {...looks}
        type="range"
        allowSingleDateInRange
        value={[value[0], value[1]]}
        onChange={onChange}
        {...(start !== null && { defaultDate: start })}
      />
    </Localised>
  );
}

function useLooks() {
  const t = useTexts(shellTexts);
  return {
    size: 'md',
    maxLevel: 'year',
    classNames: { day: classes['day'] ?? '' },
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousYear'),
      nextYear: t('nextYear'),
    },
  } as const;
}

/** Months and weekdays in the language of the page; weeks begin on Monday, as they do in Indonesia. */
function Localised({ children }: { readonly children: React.ReactNode }) {
  const language = useLanguage();
  return <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>{children}</DatesProvider>;
}
