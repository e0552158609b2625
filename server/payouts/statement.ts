import { sum } from '../../core/money.ts';
import { addDays, type BusinessDay, startOfBusinessDay } from '../../core/time.ts';
import { date, money, month as monthName } from '../../texts/format.ts';
import type { Language } from '../../texts/typed.ts';
import { csvOf, dateAndTime } from '../kit/csv.ts';
import { drawDocument, inks, letterhead, drawRule, sheet } from '../kit/document.ts';
import { writeText } from '../kit/document-fonts.ts';
import { wordsIn } from './emails.ts';
import type { MovementRow } from './movements.ts';

/** A month of a vendor's earnings; movements in the order in which they happened. */
export interface Statement {
  /** `2026-11`. */
  readonly month: string;
  readonly businessName: string;
  readonly openingIdr: number;
  readonly rows: readonly MovementRow[];
  readonly inIdr: number;
  readonly outIdr: number;
}

/** The first and last day of a month `2026-11`. */
export function daysOfMonth(month: string): { readonly start: BusinessDay; readonly end: BusinessDay } {
  const start = `${month}-01`;
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
}

/** Puts together a month from the movements of it, newest first as they are read, and the balance there was at its end. */
export function statementOf(
  month: string,
  businessName: string,
  {
    rows,
    inIdr,
    outIdr,
    balanceIdr,
    later,
  }: { rows: readonly MovementRow[]; inIdr: number; outIdr: number; balanceIdr: number; later: number },
): Statement {
  const closing = balanceIdr - later;
  return { month, businessName, openingIdr: closing - sum(rows.map(({ amountIdr }) => amountIdr)), rows: rows.toReversed(), inIdr, outIdr };
}

/** The statement as a file for a spreadsheet: amounts are bare numbers, headings are in the reader's language. */
export function statementCsv({ rows }: Statement, language: Language): Promise<string> {
  const t = wordsIn(language);
  return csvOf(
    language,
    [t('csv_day'), t('csv_at'), t('csv_kind'), t('csv_label'), t('csv_gross'), t('csv_fee'), t('csv_amount'), t('csv_balance')],
    rows.map((row) => [
      row.day,
      dateAndTime(row.at)[1],
      t(`kind_${row.kind}`),
      row.label,
      row.gross?.amountIdr ?? null,
      row.gross?.feeIdr ?? null,
      row.amountIdr,
      row.balanceAfterIdr,
    ]),
  );
}

const { margin, right, inner, height } = sheet;
const columns = { what: margin + 78, amount: right - 210, balance: right - 100 } as const;
const rowHeight = 30;
const lastLine = height - 110;

/** The statement as a document, on as many sheets as it takes. */
export function statementPdf(statement: Statement, language: Language): Promise<Buffer> {
  const t = wordsIn(language);
  const { month, businessName, openingIdr, rows, inIdr, outIdr } = statement;
  const name = monthName(month, language);
  const about = { title: t('statement_title', { month: name }), language, createdAt: startOfBusinessDay(daysOfMonth(month).end) };
  return drawDocument(about, (doc) => {
    letterhead(doc, { about: t('statement_about'), title: t('statement'), number: name });
    writeText(doc, businessName, {
      font: 'title',
      size: businessName.length > 44 ? 13 : 17,
      color: inks.ink,
      x: margin,
      y: 176,
      width: inner,
    });
    figures(212);
    let y = heading(276);
    y = line(y, '', t('statement_opening'), '', openingIdr);
    for (const row of rows) {
      if (y > lastLine) {
        doc.addPage({ size: 'A4', margin: 0 });
        y = heading(margin);
      }
      y = line(y, date(row.day, language), t(`kind_${row.kind}`), detailOf(row), row.balanceAfterIdr, row.amountIdr);
    }
    if (y > lastLine) {
      doc.addPage({ size: 'A4', margin: 0 });
      y = heading(margin);
    }
    line(y, '', t('statement_closing'), '', openingIdr + inIdr - outIdr);
    writeText(doc, t('statement_note'), { size: 8.5, color: inks.muted, x: margin, y: height - 64, width: inner, align: 'center' });

    function figures(top: number): void {
      const cells = [
        [t('statement_in'), inIdr],
        [t('statement_out'), outIdr],
        [t('statement_closing'), openingIdr + inIdr - outIdr],
      ] as const;
      for (const [i, [label, amount]] of cells.entries()) {
        const x = margin + (i * inner) / 3;
        writeText(doc, label, { size: 8.5, color: inks.muted, x, y: top, width: inner / 3 - 8 });
        writeText(doc, money(amount, language), { font: 'strong', size: 12, color: inks.plum, x, y: top + 14, width: inner / 3 - 8 });
      }
    }
    function heading(top: number): number {
      const style = { size: 8.5, color: inks.muted, y: top } as const;
      writeText(doc, t('csv_day'), { ...style, x: margin });
      writeText(doc, t('csv_kind'), { ...style, x: columns.what });
      writeText(doc, t('statement_amount'), { ...style, x: columns.amount, width: 100, align: 'right' });
      writeText(doc, t('statement_balance'), { ...style, x: columns.balance, width: 100, align: 'right' });
      drawRule(doc, top + 17, inks.gold);
      return top + 26;
    }
    function line(top: number, day: string, what: string, detail: string, balanceIdr: number, amountIdr?: number): number {
      writeText(doc, day, { size: 9.5, color: inks.ink, x: margin, y: top });
      writeText(doc, what, { font: 'strong', size: 9.5, color: inks.ink, x: columns.what, y: top, width: columns.amount - columns.what });
      if (detail !== '')
        writeText(doc, detail, { size: 8, color: inks.muted, x: columns.what, y: top + 12, width: columns.amount - columns.what });
      const figure = { size: 9.5, color: inks.ink, y: top, width: 100, align: 'right' } as const;
      if (amountIdr !== undefined) writeText(doc, money(amountIdr, language), { ...figure, x: columns.amount });
      writeText(doc, money(balanceIdr, language), { ...figure, x: columns.balance });
      drawRule(doc, top + rowHeight - 6);
      return top + rowHeight;
    }
  });

  function detailOf({ label, gross }: MovementRow): string {
    const split =
      gross === null ? [] : [t('statement_split', { gross: money(gross.amountIdr, language), fee: money(gross.feeIdr, language) })];
    return [...(label === null ? [] : [label]), ...split].join(' · ');
  }
}
