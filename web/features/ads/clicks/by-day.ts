import { type BusinessDay, businessDayOf } from '../../../../core/time.ts';

/** A list that is in order of time, cut at midnight in Jakarta. */
export function byDay<Row extends { readonly clicked_at: string }>(rows: readonly Row[]): readonly { day: BusinessDay; rows: Row[] }[] {
  const days: { day: BusinessDay; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = businessDayOf(Date.parse(row.clicked_at));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
