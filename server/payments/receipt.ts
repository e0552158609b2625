import type { Idr } from '../../core/money.ts';
import { dateTime, decimal, longDate, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { receiptEn } from '../../texts/messages/receipt.en.ts';
import { receiptId } from '../../texts/messages/receipt.id.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { drawDocument, inks as color, letterhead, drawRule, sheet as page } from '../kit/document.ts';
import { writeText } from '../kit/document-fonts.ts';

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
  writeText(doc, label, { size: 8.5, color: color.muted, x, y, width });
  writeText(doc, value, { font: 'strong', size: 10.5, color: color.ink, x, y: y + 14, width });
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
  writeText(doc, t('billed_to'), { size: 8.5, color: color.muted, x: page.margin, y });
  writeText(doc, order.billedTo, {
    font: 'title',
    size: order.billedTo.length > 44 ? 13 : 17,
    color: color.ink,
    x: page.margin,
    y: y + 16,
    width,
    height: 72,
  });
  writeText(doc, t('seller'), { size: 8.5, color: color.muted, x: page.margin + inner / 2, y });
  writeText(doc, 'Pelaminan', { font: 'title', size: 17, color: color.ink, x: page.margin + inner / 2, y: y + 16, width });
  writeText(doc, t('seller_about'), { size: 10, color: color.muted, x: page.margin + inner / 2, y: y + 40, width });
}

const columns = { credit: page.margin + 255, amount: page.margin + 365 } as const;

function items(sheet: Sheet, y: number): void {
  const { doc, order, t, language } = sheet;
  const heading = { size: 8.5, color: color.muted, y } as const;
  writeText(doc, t('description'), { ...heading, x: page.margin });
  writeText(doc, order.quantity.heading, { ...heading, x: columns.credit, width: 90, align: 'right' });
  writeText(doc, t('price'), { ...heading, x: columns.amount, width: right - columns.amount, align: 'right' });
  drawRule(doc, y + 17, color.gold);
  writeText(doc, order.item, { font: 'strong', size: 11, color: color.ink, x: page.margin, y: y + 29, width: 250 });
  writeText(doc, order.itemAbout, { size: 9, color: color.muted, x: page.margin, y: y + 46, width: 250 });
  const cell = { size: 11, color: color.ink, y: y + 29 } as const;
  writeText(doc, order.quantity.figure, { ...cell, x: columns.credit, width: 90, align: 'right' });
  writeText(doc, money(order.priceIdr, language), { ...cell, x: columns.amount, width: right - columns.amount, align: 'right' });
  drawRule(doc, y + 74);
}

function totals(sheet: Sheet, top: number): void {
  const { doc, order, t, language } = sheet;
  const left = page.margin + 230;
  const line = (label: string, amountIdr: Idr, at: number) => {
    writeText(doc, label, { size: 10.5, color: color.muted, x: left, y: at });
    writeText(doc, money(amountIdr, language), { size: 10.5, color: color.ink, x: left, y: at, width: right - left, align: 'right' });
  };
  const { credit } = order;
  if (credit !== null) line(credit.label, -credit.amountIdr, top);
  const y = credit === null ? top : top + 22;
  line(t('subtotal'), order.priceIdr - (credit?.amountIdr ?? 0), y);
  line(t('tax', { rate: `${decimal(order.taxBasisPoints / 100, language)}%` }), order.taxIdr, y + 22);
  drawRule(doc, y + 48, color.gold, left);
  writeText(doc, t('total'), { font: 'strong', size: 11, color: color.ink, x: left, y: y + 67 });
  writeText(doc, money(order.totalIdr, language), {
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
  writeText(doc, t('stamp').toUpperCase(), {
    font: 'strong',
    size: 19,
    color: color.good,
    x: page.margin + 4,
    y: y + 9,
    width: 168,
    align: 'center',
    spacing: 3,
  });
  writeText(doc, day, { size: 8.5, color: color.good, x: page.margin + 4, y: y + 37, width: 168, align: 'center' });
  doc.restore();
}

function foot(sheet: Sheet): void {
  const { doc, order, t } = sheet;
  writeText(doc, order.thanks, {
    font: 'title',
    size: 13,
    color: color.plum,
    x: page.margin,
    y: page.height - 132,
    width: inner,
    align: 'center',
  });
  drawRule(doc, page.height - 92);
  writeText(doc, t('note'), { size: 8.5, color: color.muted, x: page.margin, y: page.height - 78, width: inner, align: 'center' });
}
