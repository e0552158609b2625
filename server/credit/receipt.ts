import PDFDocument from 'pdfkit';
import type { Idr } from '../../core/money.ts';
import { count, dateTime, decimal, longDate, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { receiptEn } from '../../texts/messages/receipt.en.ts';
import { receiptId } from '../../texts/messages/receipt.id.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import type { CreditOrder } from './orders-store.ts';
import { registerFonts, write } from './receipt-fonts.ts';

const color = {
  ink: '#2a2024',
  muted: '#6b5e63',
  plum: '#6a1e4a',
  gold: '#b08d4a',
  line: '#e8dfd3',
  paper: '#fbf7f0',
  good: '#2f6b4f',
} as const;
const page = { width: 595.28, height: 841.89, margin: 56 } as const;
const right = page.width - page.margin;
const inner = page.width - 2 * page.margin;

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly order: CreditOrder;
  readonly t: Translate<typeof receiptEn>;
  readonly language: Language;
}

/**
 * The receipt of a paid order as a PDF, A4: number, tax line and business name, in one of both languages. It is drawn anew each time from what
 * was written down with the order, and comes out the same. (product 5)
 */
export async function receiptPdf(order: CreditOrder, language: Language): Promise<Buffer> {
  const t = messagesIn(language, receiptEn, receiptId);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: t('subject', { number: order.number }), Author: 'Pelaminan', CreationDate: new Date(order.paidAt ?? order.createdAt) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  registerFonts(doc);
  draw({ doc, order, t, language });
  doc.end();
  await finished;
  return Buffer.concat(parts);
}

function draw(sheet: Sheet): void {
  letterhead(sheet);
  facts(sheet, 196);
  parties(sheet, 276);
  items(sheet, 392);
  totals(sheet, 494);
  stamp(sheet, 512);
  foot(sheet);
}

function letterhead({ doc, order, t }: Sheet): void {
  doc.rect(0, 0, page.width, 148).fill(color.paper);
  doc.rect(0, 148, page.width, 1.2).fill(color.gold);
  // The arch of a pelaminan, in one gold line.
  doc.lineWidth(1.4).strokeColor(color.gold);
  doc.moveTo(56, 92).lineTo(56, 70).bezierCurveTo(56, 50, 88, 50, 88, 70).lineTo(88, 92).stroke();
  doc.moveTo(63, 92).lineTo(63, 72).bezierCurveTo(63, 59, 81, 59, 81, 72).lineTo(81, 92).stroke();
  doc.moveTo(50, 92).lineTo(94, 92).stroke();
  write(doc, 'Pelaminan', { font: 'title', size: 22, color: color.plum, x: 106, y: 56 });
  write(doc, t('seller_about'), { size: 9.5, color: color.muted, x: 107, y: 84 });
  write(doc, t('title'), { font: 'title', size: 30, color: color.ink, x: page.margin, y: 50, width: inner, align: 'right' });
  write(doc, order.number, { size: 10.5, color: color.muted, x: page.margin, y: 90, width: inner, align: 'right' });
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
  labelled(sheet, t('paid'), dateTime(order.paidAt ?? order.createdAt, language), page.margin + (2 * inner) / 3, y, width);
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

function rule({ doc }: Sheet, y: number, tone: string = color.line, from: number = page.margin): void {
  doc.moveTo(from, y).lineTo(right, y).lineWidth(0.8).strokeColor(tone).stroke();
}

const columns = { credit: page.margin + 255, amount: page.margin + 365 } as const;

function items(sheet: Sheet, y: number): void {
  const { doc, order, t, language } = sheet;
  const heading = { size: 8.5, color: color.muted, y } as const;
  write(doc, t('description'), { ...heading, x: page.margin });
  write(doc, t('quantity'), { ...heading, x: columns.credit, width: 90, align: 'right' });
  write(doc, t('price'), { ...heading, x: columns.amount, width: right - columns.amount, align: 'right' });
  rule(sheet, y + 17, color.gold);
  write(doc, t('item'), { font: 'strong', size: 11, color: color.ink, x: page.margin, y: y + 29, width: 250 });
  write(doc, t('item_about'), { size: 9, color: color.muted, x: page.margin, y: y + 46, width: 250 });
  const cell = { size: 11, color: color.ink, y: y + 29 } as const;
  write(doc, count(order.creditsIdr, language), { ...cell, x: columns.credit, width: 90, align: 'right' });
  write(doc, money(order.creditsIdr, language), { ...cell, x: columns.amount, width: right - columns.amount, align: 'right' });
  rule(sheet, y + 74);
}

function totals(sheet: Sheet, y: number): void {
  const { doc, order, t, language } = sheet;
  const left = page.margin + 230;
  const line = (label: string, amountIdr: Idr, at: number) => {
    write(doc, label, { size: 10.5, color: color.muted, x: left, y: at });
    write(doc, money(amountIdr, language), { size: 10.5, color: color.ink, x: left, y: at, width: right - left, align: 'right' });
  };
  line(t('subtotal'), order.creditsIdr, y);
  line(t('tax', { rate: `${decimal(order.taxBasisPoints / 100, language)}%` }), order.taxIdr, y + 22);
  rule(sheet, y + 48, color.gold, left);
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
  const day = longDate(order.paidAt ?? order.createdAt, language);
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
  const { doc, t } = sheet;
  write(doc, t('thanks'), {
    font: 'title',
    size: 13,
    color: color.plum,
    x: page.margin,
    y: page.height - 132,
    width: inner,
    align: 'center',
  });
  rule(sheet, page.height - 92);
  write(doc, t('note'), { size: 8.5, color: color.muted, x: page.margin, y: page.height - 78, width: inner, align: 'center' });
}
