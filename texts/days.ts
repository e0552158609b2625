// Texts of the calendar and of date fields, in every area.
import { type Language, type Translate, translationOf, translator } from './typed.ts';

const en = {
  openCalendar: '{label}: open calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  placeholder: 'dd/mm/yyyy',
  unreadable: 'Enter a full date, such as {example}',
  from: 'From',
  to: 'To',
  period: 'Period',
  done: 'Done',
  all: 'All dates',
  since: 'From {day}',
  until: 'Until {day}',
  today: 'Today',
  yesterday: 'Yesterday',
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
} as const;
const id = translationOf(en)({
  openCalendar: '{label}: buka kalender',
  calendar: 'Kalender',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextYear: 'Tahun berikutnya',
  placeholder: 'tgl/bln/tahun',
  unreadable: 'Isi tanggal lengkap, misalnya {example}',
  from: 'Dari',
  to: 'Sampai',
  period: 'Periode',
  done: 'Selesai',
  all: 'Semua tanggal',
  since: 'Sejak {day}',
  until: 'Sampai {day}',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  last_7_days: '7 hari terakhir',
  last_30_days: '30 hari terakhir',
  this_month: 'Bulan ini',
  last_month: 'Bulan lalu',
  this_year: 'Tahun ini',
});
const by: Readonly<Record<Language, Translate<typeof en>>> = { en: translator<typeof en>(en), id: translator<typeof en>(id) };

export type DayWords = Translate<typeof en>;
/** The words in a language. */
export const dayWords = (language: Language): DayWords => by[language];
