// Documents of no one: what the demo's agreements have attached.
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { MediaType } from '../../core/files/rules.ts';

export interface Specimen {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}

const lines = (x: number, y: number, widths: readonly number[], color: string): string =>
  widths.map((width, index) => `<rect x="${x}" y="${y + index * 34}" width="${width}" height="14" rx="7" fill="${color}"/>`).join('');
const face = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#c79b7d"/><path d="M${x - size} ${y - size * 0.1}a${size} ${size} 0 0 1 ${size * 2} 0q-${size}-${size * 0.9}-${size * 2} 0z" fill="#2e2320"/>`;

const cardArt = `<rect width="860" height="540" rx="28" fill="#8fb6d8"/><rect x="30" y="28" width="800" height="26" rx="13" fill="#5f8db5"/>
${lines(60, 110, [300, 420, 380, 440, 260, 400, 340, 420], '#3f5f7d')}<rect x="600" y="150" width="200" height="260" rx="8" fill="#c0392b"/>
<path d="M610 410q90-110 180 0z" fill="#f4ede4"/>${face(700, 270, 58)}${lines(620, 440, [160], '#3f5f7d')}`;

/** A card without a name, or someone without a face who holds one. */
async function drawn(name: string, width: number, height: number, art: string): Promise<Specimen> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#f6f1ea' }).jpeg({ quality: 84 }).toBuffer();
  return { name, mediaType: 'image/jpeg', bytes, width, height, pages: null };
}

/** A card with lines instead of words and a face without features: it cannot be taken for anyone's. */
export const specimenCard = (name: string): Promise<Specimen> => drawn(name, 860, 540, cardArt);
/** The same card, held before a face without features. */
export const specimenSelfie = (name: string): Promise<Specimen> =>
  drawn(
    name,
    900,
    1_100,
    `<rect width="900" height="1100" fill="#e4d9cc"/><path d="M90 1100q360-620 720 0z" fill="#7a3b5a"/>${face(450, 430, 210)}<g transform="translate(250 780) scale(.47)">${cardArt}</g>`,
  );

/** Pages with a heading and a few lines that say they are a specimen. */
export function specimenDocument(name: string, title: string, facts: readonly string[], pages = 1): Promise<Specimen> {
  const paper = new PDFDocument({ size: 'A4', margin: 72, info: { Title: title } });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Specimen>((resolve) => {
    paper.on('end', () => resolve({ name, mediaType: 'application/pdf', bytes: Buffer.concat(parts), width: null, height: null, pages }));
  });
  for (let page = 1; page <= pages; page++) {
    if (page > 1) paper.addPage();
    paper.fontSize(11).fillColor('#8a8178').text('SPECIMEN', { align: 'right' });
    paper.moveDown(2).fontSize(20).fillColor('#2e2320').text(title);
    paper.moveDown().fontSize(12);
    for (const fact of facts) paper.text(fact).moveDown(0.5);
    paper.moveDown().fillColor('#8a8178').text(`${page} / ${pages}`);
  }
  paper.end();
  return done;
}
