import type { Idr } from '../../core/money.ts';
import { dateTime, decimal, longDate, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { receiptEn } from '../../texts/messages/receipt.en.ts';
import { receiptId } from '../../texts/messages/receipt.id.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { drawDocument, inks as color, letterhead, rule, sheet as page } from '../kit/document.ts';
import { write } from '../kit/document-fonts.ts';

const { right, inner } = page;

/** A paid order as its receipt tells it; the words are in the reader's language. */
export interface Receipt {
  readonly number: string;
  readonly billedTo: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly paidAt: number;
  readonly subject: string;
  readonly item: string;
  readonly itemAbout: string;
  /** What there is how much of: the heading, and the figure under it. */
  readonly quantity: { readonly heading: string; readonly figure: string };
  readonly priceIdr: Idr;
  /** What is taken off the price before tax, if anything. */
  readonly credit: { readonly label: string; readonly amountIdr: Idr } | null;
  readonly taxIdr: Idr;
  readonly taxBasisPoints: number;
  readonly totalIdr: Idr;
  readonly thanks: string;
}

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly order: Receipt;
  readonly t: Translate<typeof receiptEn>;
  readonly language: Language;
}

/**
 * The receipt of a paid order as a PDF, A4: number, tax line and business name, in one of both languages. It is drawn anew each time from what
 * was written down with the order, and comes out the same. (product 5)
 */
export function receiptPdf(order: Receipt, language: Language): Promise<Buffer> {
  const t = messagesIn(language, receiptEn, receiptId);
  const about = { title: order.subject, language, createdAt: order.paidAt };
  return drawDocument(about, (doc) => draw({ doc, order, t, language }));
}

function draw(sheet: Sheet): void {
  const { doc, order, t } = sheet;
  letterhead(doc, { about: t('seller_about'), title: t('title'), number: order.number });
  facts(sheet, 196);
  parties(sheet, 276);
  items(sheet, 392);
  totals(sheet, 494);
  stamp(sheet, 512);
  foot(sheet);
}

function labelled({ doc }: Sheet, label: string, value: string, x: number, y: number, width: number): void {
  write(doc, label, { size: 8.5, color: color.muted, x, y, width });
  write(doc, value, { font: 'strong', size: 10.5, color: color.ink, x, y: y + 14, width });
}

function facts(sheet: Sheet, y: number): void {
  const { order, t, language } = sheet;
  const width = inner / 3 - 12;
  labelled(sheet, t('number'), order.number, page.margin, y, width);
  labelled(sheet, t('ordered'), dateTime(order.createdAt, language), page.margin + inner / 3, y, width);
  labelled(sheet, t('paid'), dateTime(order.paidAt, language), page.margin + (2 * inner) / 3, y, width);
}

function parties({ doc, order, t }: Sheet, y: number): void {
  const width = inner / 2 - 24;
  write(doc, t('billed_to'), { size: 8.5, color: color.muted, x: page.margin, y });
  write(doc, order.billedTo, {
    font: 'title',
    size: order.billedTo.length > 44 ? 13 : 17,
    color: color.ink,
    x: page.margin,
    y: y + 16,
    width,
    height: 72,
  });
  write(doc, t('seller'), { size: 8.5, color: color.muted, x: page.margin + inner / 2, y });
  write(doc, 'Pelaminan', { font: 'title', size: 17, color: color.ink, x: page.margin + inner / 2, y: y + 16, width });
  write(doc, t('seller_about'), { size: 10, color: color.muted, x: page.margin + inner / 2, y: y + 40, width });
}

const columns = { credit: page.margin + 255, amount: page.margin + 365 } as const;

function items(sheet: Sheet, y: number): void {
  const { doc, order, t, language } = sheet;
  const heading = { size: 8.5, color: color.muted, y } as const;
  write(doc, t('description'), { ...heading, x: page.margin });
  write(doc, order.quantity.heading, { ...heading, x: columns.credit, width: 90, align: 'right' });
  write(doc, t('price'), { ...heading, x: columns.amount, width: right - columns.amount, align: 'right' });
  rule(doc, y + 17, color.gold);
  write(doc, order.item, { font: 'strong', size: 11, color: color.ink, x: page.margin, y: y + 29, width: 250 });
  write(doc, order.itemAbout, { size: 9, color: color.muted, x: page.margin, y: y + 46, width: 250 });
  const cell = { size: 11, color: color.ink, y: y + 29 } as const;
  write(doc, order.quantity.figure, { ...cell, x: columns.credit, width: 90, align: 'right' });
  write(doc, money(order.priceIdr, language), { ...cell, x: columns.amount, width: right - columns.amount, align: 'right' });
  rule(doc, y + 74);
}

function totals(sheet: Sheet, top: number): void {
  const { doc, order, t, language } = sheet;
  const left = page.margin + 230;
  const line = (label: string, amountIdr: Idr, at: number) => {
    write(doc, label, { size: 10.5, color: color.muted, x: left, y: at });
    write(doc, money(amountIdr, language), { size: 10.5, color: color.ink, x: left, y: at, width: right - left, align: 'right' });
  };
  const { credit } = order;
  if (credit !== null) line(credit.label, -credit.amountIdr, top);
  const y = credit === null ? top : top + 22;
  line(t('subtotal'), order.priceIdr - (credit?.amountIdr ?? 0), y);
  line(t('tax', { rate: `${decimal(order.taxBasisPoints / 100, language)}%` }), order.taxIdr, y + 22);
  rule(doc, y + 48, color.gold, left);
  write(doc, t('total'), { font: 'strong', size: 11, color: color.ink, x: left, y: y + 67 });
  write(doc, money(order.totalIdr, language), {
    font: 'title',
    size: 20,
    color: color.plum,
    x: left,
    y: y + 60,
    width: right - left,
    align: 'right',
  });
}

function stamp({ doc, order, t, language }: Sheet, y: number): void {
  const day = longDate(order.paidAt, language);
  doc.save().rotate(-5, { origin: [page.margin + 80, y + 30] });
  doc
    .roundedRect(page.margin + 4, y, 168, 58, 10)
    .lineWidth(1.6)
    .strokeColor(color.good)
    .stroke();
  write(doc, t('stamp').toUpperCase(), {
    font: 'strong',
    size: 19,
    color: color.good,
    x: page.margin + 4,
    y: y + 9,
    width: 168,
    align: 'center',
    spacing: 3,
  });
  write(doc, day, { size: 8.5, color: color.good, x: page.margin + 4, y: y + 37, width: 168, align: 'center' });
  doc.restore();
}

function foot(sheet: Sheet): void {
  const { doc, order, t } = sheet;
  write(doc, order.thanks, {
    font: 'title',
    size: 13,
    color: color.plum,
    x: page.margin,
    y: page.height - 132,
    width: inner,
    align: 'center',
  });
  rule(doc, page.height - 92);
  write(doc, t('note'), { size: 8.5, color: color.muted, x: page.margin, y: page.height - 78, width: inner, align: 'center' });
}
