// Page size, colours and letterhead of PDF documents.
import PDFDocument from 'pdfkit';
import type { Language } from '../../texts/typed.ts';
import { registerFonts, writeText } from './document-fonts.ts';

export const inks = {
  ink: '#2a2024',
  muted: '#6b5e63',
  plum: '#6a1e4a',
  gold: '#b08d4a',
  line: '#e8dfd3',
  paper: '#fbf7f0',
  good: '#2f6b4f',
} as const;
/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 56, right: 539.28, inner: 483.28 } as const;

/** Draws a document on sheets of A4. It is drawn anew each time from what was written down, and comes out the same: its date is an argument. */
export async function drawDocument(
  about: { readonly title: string; readonly language: Language; readonly createdAt: number },
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: 'Pelaminan', CreationDate: new Date(about.createdAt) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  registerFonts(doc);
  draw(doc);
  doc.end();
  await finished;
  return Buffer.concat(parts);
}

/** The head of a first sheet, 148 points high: who writes, what it is, and its number. */
export function letterhead(doc: PDFKit.PDFDocument, { about, title, number }: { about: string; title: string; number: string }): void {
  doc.rect(0, 0, sheet.width, 148).fill(inks.paper);
  doc.rect(0, 148, sheet.width, 1.2).fill(inks.gold);
  // The arch of a pelaminan, in one gold line.
  doc.lineWidth(1.4).strokeColor(inks.gold);
  doc.moveTo(56, 92).lineTo(56, 70).bezierCurveTo(56, 50, 88, 50, 88, 70).lineTo(88, 92).stroke();
  doc.moveTo(63, 92).lineTo(63, 72).bezierCurveTo(63, 59, 81, 59, 81, 72).lineTo(81, 92).stroke();
  doc.moveTo(50, 92).lineTo(94, 92).stroke();
  writeText(doc, 'Pelaminan', { font: 'title', size: 22, color: inks.plum, x: 106, y: 56 });
  writeText(doc, about, { size: 9.5, color: inks.muted, x: 107, y: 84 });
  writeText(doc, title, { font: 'title', size: 30, color: inks.ink, x: sheet.margin, y: 50, width: sheet.inner, align: 'right' });
  writeText(doc, number, { size: 10.5, color: inks.muted, x: sheet.margin, y: 90, width: sheet.inner, align: 'right' });
}

/** A fine line across the sheet, or from a point on. */
export function drawRule(doc: PDFKit.PDFDocument, y: number, tone: string = inks.line, from: number = sheet.margin): void {
  doc.moveTo(from, y).lineTo(sheet.right, y).lineWidth(0.8).strokeColor(tone).stroke();
}
