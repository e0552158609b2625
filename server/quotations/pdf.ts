import type { Quotation as QuotationAnswer } from '../../contract/quotations.ts';
import { date, decimal, longDate, money } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { quotationDocumentEn } from '../../texts/messages/quotation-document.en.ts';
import { quotationDocumentId } from '../../texts/messages/quotation-document.id.ts';
import type { Language, Translate } from '../../texts/typed.ts';
import { itemUnit } from '../../texts/catalogue/units.ts';
import { drawDocument, inks, letterhead, drawRule, sheet } from '../kit/document.ts';
import { writeText } from '../kit/document-fonts.ts';

interface Page {
  readonly doc: PDFKit.PDFDocument;
  readonly quotation: QuotationAnswer;
  readonly t: Translate<typeof quotationDocumentEn>;
  readonly language: Language;
  /** Where the next thing goes, in points from the top. */
  y: number;
}

const foot = sheet.height - 76;
const columns = { quantity: sheet.margin + 204, price: sheet.margin + 266, amount: sheet.margin + 372 } as const;
const nameWidth = 196;
const priceWidth = 100;

/** A quotation as PDF, A4, in one of both languages: everything the couple reads on its page, and nothing that is the vendor's alone. (product 8) */
export function quotationPdf(quotation: QuotationAnswer, language: Language): Promise<Buffer> {
  const t = messagesIn(language, quotationDocumentEn, quotationDocumentId);
  const about = {
    title: t('subject', { number: quotation.number, vendor: quotation.vendor.name }),
    language,
    createdAt: Date.parse(quotation.sent_at ?? quotation.saved_at),
  };
  return drawDocument(about, (doc) => {
    const paper: Page = { doc, quotation, t, language, y: 188 };
    const number =
      quotation.version > 1 ? t('numberAndVersion', { number: quotation.number, version: quotation.version }) : quotation.number;
    letterhead(doc, { about: t('about'), title: t('title'), number });
    parties(paper);
    facts(paper);
    items(paper);
    totals(paper);
    schedule(paper);
    words(paper, t('notes'), quotation.content.notes);
    words(paper, t('terms'), quotation.content.terms);
    footer(paper);
  });
}

/** Continues to a new sheet when what comes next would not fit on this one. */
function room(paper: Page, height: number): void {
  if (paper.y + height <= foot) return;
  footer(paper);
  paper.doc.addPage();
  paper.doc.rect(0, 0, sheet.width, 8).fill(inks.gold);
  paper.y = 64;
}

function footer({ doc, t, quotation }: Page): void {
  drawRule(doc, foot + 12);
  writeText(doc, `${quotation.number} · ${t('note')}`, {
    size: 8.5,
    color: inks.muted,
    x: sheet.margin,
    y: foot + 24,
    width: sheet.inner,
    align: 'center',
  });
}

const heightOf = (doc: PDFKit.PDFDocument, text: string, width: number, size: number, font = 'text'): number =>
  doc.font(font).fontSize(size).heightOfString(text, { width });

function parties(paper: Page): void {
  const { doc, quotation, t } = paper;
  const half = sheet.inner / 2;
  const party = (label: string, name: string, x: number) => {
    writeText(doc, label, { size: 8.5, color: inks.muted, x, y: paper.y });
    writeText(doc, name, {
      font: 'title',
      size: name.length > 34 ? 13 : 17,
      color: inks.ink,
      x,
      y: paper.y + 15,
      width: half - 24,
      height: 46,
    });
  };
  party(t('for'), quotation.couple.name, sheet.margin);
  party(t('from'), quotation.vendor.name, sheet.margin + half);
  paper.y += 82;
}

function facts(paper: Page): void {
  const { doc, quotation, t, language } = paper;
  const { content } = quotation;
  const width = sheet.inner / 3;
  const fact = (label: string, value: string, place: number) => {
    const x = sheet.margin + place * width;
    writeText(doc, label, { size: 8.5, color: inks.muted, x, y: paper.y });
    writeText(doc, value, { font: 'strong', size: 10.5, color: inks.ink, x, y: paper.y + 14, width: width - 12, height: 46 });
  };
  fact(t('sent'), date(quotation.sent_at ?? quotation.saved_at, language), 0);
  fact(t('valid'), content.valid_until === null ? '–' : date(content.valid_until, language), 1);
  const event = [content.event_date === null ? '' : longDate(content.event_date, language), content.event_place]
    .filter(Boolean)
    .join(' · ');
  fact(t('event'), event === '' ? '–' : event, 2);
  paper.y += 78;
}

function items(paper: Page): void {
  const { doc, quotation, t, language } = paper;
  const heading = { size: 8.5, color: inks.muted, y: paper.y } as const;
  writeText(doc, t('item'), { ...heading, x: sheet.margin });
  writeText(doc, t('quantity'), { ...heading, x: columns.quantity, width: 56, align: 'right' });
  writeText(doc, t('price'), { ...heading, x: columns.price, width: priceWidth, align: 'right' });
  writeText(doc, t('amount'), { ...heading, x: columns.amount, width: sheet.right - columns.amount, align: 'right' });
  drawRule(doc, paper.y + 17, inks.gold);
  paper.y += 27;
  quotation.content.items.forEach(({ name, quantity, unit, price }, index) => {
    const height = Math.max(heightOf(doc, name, nameWidth, 10.5, 'strong'), unit === '' ? 14 : 28);
    room(paper, height + 14);
    const cell = { size: 10, color: inks.ink, y: paper.y } as const;
    writeText(doc, name, { font: 'strong', size: 10.5, color: inks.ink, x: sheet.margin, y: paper.y, width: nameWidth });
    writeText(doc, decimal(quantity ?? 0, language), { ...cell, x: columns.quantity, width: 56, align: 'right' });
    if (unit !== '')
      writeText(doc, itemUnit(unit, language, quantity ?? 0), {
        size: 8.5,
        color: inks.muted,
        x: columns.quantity - 20,
        y: paper.y + 14,
        width: 76,
        align: 'right',
        height: 12,
      });
    writeText(doc, money(price ?? 0, language), { ...cell, x: columns.price, width: priceWidth, align: 'right' });
    writeText(doc, money(quotation.totals.items[index] ?? 0, language), {
      ...cell,
      x: columns.amount,
      width: sheet.right - columns.amount,
      align: 'right',
    });
    paper.y += height + 6;
    drawRule(doc, paper.y);
    paper.y += 8;
  });
}

function totals(paper: Page): void {
  const { doc, quotation, t, language } = paper;
  const { subtotal, discount, tax, tax_rate: rate, total } = quotation.totals;
  const left = sheet.margin + 236;
  room(paper, 118);
  paper.y += 8;
  const line = (label: string, amountIdr: number) => {
    writeText(doc, label, { size: 10, color: inks.muted, x: left, y: paper.y });
    writeText(doc, money(amountIdr, language), {
      size: 10,
      color: inks.ink,
      x: left,
      y: paper.y,
      width: sheet.right - left,
      align: 'right',
    });
    paper.y += 19;
  };
  if (discount > 0 || tax > 0) line(t('subtotal'), subtotal);
  if (discount > 0) line(t('discount'), -discount);
  if (tax > 0) line(t('tax', { rate: `${decimal(rate * 100, language)}%` }), tax);
  drawRule(doc, paper.y + 4, inks.gold, left);
  writeText(doc, t('total'), { font: 'strong', size: 11, color: inks.ink, x: left, y: paper.y + 20 });
  writeText(doc, money(total, language), {
    font: 'title',
    size: 20,
    color: inks.plum,
    x: left,
    y: paper.y + 13,
    width: sheet.right - left,
    align: 'right',
  });
  paper.y += 66;
}

function schedule(paper: Page): void {
  const { doc, quotation, t, language } = paper;
  room(paper, 40 + 24 * Math.min(3, quotation.instalments.length));
  heading(paper, t('schedule'));
  for (const { label, amount, due_date: due, status, paid_at: paidAt, refunded_at: refundedAt } of quotation.instalments) {
    room(paper, 24);
    const cell = { size: 10, color: inks.ink, y: paper.y } as const;
    writeText(doc, label, { ...cell, font: 'strong', x: sheet.margin, width: 190, height: 14 });
    const isPaid = status === 'paid' && paidAt !== null;
    const paid = isPaid ? t('paidOn', { day: date(paidAt, language) }) : t('dueOn', { day: date(due, language) });
    const refund = refundedAt === null ? t('refunding') : t('refundedOn', { day: date(refundedAt, language) });
    writeText(doc, status === 'refunding' || status === 'refunded' ? refund : paid, {
      ...cell,
      color: isPaid ? inks.good : inks.muted,
      x: sheet.margin + 200,
      width: 180,
    });
    writeText(doc, money(amount, language), { ...cell, x: columns.amount, width: sheet.right - columns.amount, align: 'right' });
    paper.y += 18;
    drawRule(doc, paper.y);
    paper.y += 8;
  }
  paper.y += 16;
}

function heading(paper: Page, title: string): void {
  writeText(paper.doc, title, { font: 'title', size: 14, color: inks.plum, x: sheet.margin, y: paper.y });
  paper.y += 26;
}

/** Running text, broken between sheets where it has its own line breaks. */
function words(paper: Page, title: string, text: string): void {
  if (text === '') return;
  const { doc } = paper;
  room(paper, 60);
  heading(paper, title);
  for (const line of text.split('\n')) {
    const height = line === '' ? 8 : heightOf(doc, line, sheet.inner, 9.5);
    room(paper, height + 3);
    if (line !== '') writeText(doc, line, { size: 9.5, color: inks.ink, x: sheet.margin, y: paper.y, width: sheet.inner });
    paper.y += height + 3;
  }
  paper.y += 16;
}
