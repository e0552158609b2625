import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/id.js';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useLanguage } from '../app/texts.ts';
import classes from './day-picker.module.css';

type Day = string | null;
const looks = { size: 'md', classNames: { day: classes['day'] ?? '' } } as const;

/** One day on the calendar, 'YYYY-MM-DD'. */
export function DayPicker({ value, onChange }: { readonly value: Day; readonly onChange: (day: Day) => void }) {
  return (
    <Localised>
      <DatePicker {...looks} value={value} onChange={onChange} {...(value !== null && { defaultDate: value })} />
    </Localised>
  );
}

type Range = readonly [Day, Day];

/** A first and a last day on the calendar; the last is null while only the first has been chosen. */
export function DayRangePicker({ value, onChange }: { readonly value: Range; readonly onChange: (range: Range) => void }) {
  const [start] = value;
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

/** Months and weekdays in the language of the page; weeks begin on Monday, as they do in Indonesia. */
function Localised({ children }: { readonly children: React.ReactNode }) {
  const language = useLanguage();
  return <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>{children}</DatesProvider>;
}
