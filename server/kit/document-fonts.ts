// The fonts of PDF documents and of pictures with words.
import { fileURLToPath } from 'node:url';

const folder = (family: string): string => `@fontsource/${family}/files/${family}`;
/** The file of a font, for those letters of a script that it has. */
export const documentFont = (family: 'plus-jakarta-sans' | 'fraunces', script: 'latin' | 'latin-ext', weight: 400 | 500 | 600): string =>
  fileURLToPath(import.meta.resolve(`${folder(family)}-${script}-${weight}-normal.woff`));

const faces = {
  text: ['plus-jakarta-sans', 400],
  strong: ['plus-jakarta-sans', 600],
  title: ['fraunces', 500],
} as const;
type Face = keyof typeof faces;

/** Each face in two parts, Latin and the rarer Latin letters that names have, as the files of the fonts are cut. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [face, [family, weight]] of Object.entries(faces)) {
    doc.registerFont(face, documentFont(family, 'latin', weight));
    doc.registerFont(`${face} wide`, documentFont(family, 'latin-ext', weight));
  }
}

export interface Style {
  readonly font?: Face;
  readonly size: number;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly align?: 'right' | 'center';
  readonly spacing?: number;
}

/** Runs of letters that are in the basic Latin file, and runs of others, which are in the file of the wider alphabet if anywhere. */
const runPattern =
  /(?<basic>[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]+)|[^\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]+/g;
const runsOf = (text: string): { readonly run: string; readonly isBasic: boolean }[] =>
  [...text.matchAll(runPattern)].map((match) => ({ run: match[0], isBasic: match.groups?.['basic'] !== undefined }));

/** Writes a text at its place. A name with letters beyond Western Europe is set from two files, run by run. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { font = 'text', size, color, x, y, width, height, align, spacing }: Style,
): void {
  doc.fontSize(size).fillColor(color);
  const options = {
    lineBreak: width !== undefined,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height, ellipsis: true }),
    ...(align && { align }),
    ...(spacing !== undefined && { characterSpacing: spacing }),
  };
  const runs = runsOf(text);
  runs.forEach(({ run, isBasic }, index) => {
    const continued = index < runs.length - 1;
    doc.font(isBasic ? font : `${font} wide`);
    if (index === 0) doc.text(run, x, y, { ...options, continued });
    else doc.text(run, { continued });
  });
}
