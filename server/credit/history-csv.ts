import { messagesIn } from '../../texts/messages/by-language.ts';
import { creditMessagesEn } from '../../texts/messages/credit.en.ts';
import { creditMessagesId } from '../../texts/messages/credit.id.ts';
import type { Language } from '../../texts/typed.ts';
import { csvOf, dateAndTime } from '../kit/csv.ts';
import type { HistoryRow } from './history.ts';

/** The history as a file for a spreadsheet: amounts are bare numbers, headings are in the reader's language. */
export function historyCsv(
  rows: readonly HistoryRow[],
  orders: ReadonlyMap<string, { readonly number: string }>,
  language: Language,
): Promise<string> {
  const t = messagesIn(language, creditMessagesEn, creditMessagesId);
  const headings = [t('csv_day'), t('csv_at'), t('csv_kind'), t('csv_clicks'), t('csv_order'), t('csv_amount'), t('csv_balance')];
  return csvOf(
    language,
    headings,
    rows.map((row) => [
      row.day,
      dateAndTime(row.at)[1],
      t(`kind_${row.kind}`),
      row.clicks,
      row.sourceId === null ? null : (orders.get(row.sourceId)?.number ?? null),
      row.amountIdr,
      row.balanceAfterIdr,
    ]),
  );
}
