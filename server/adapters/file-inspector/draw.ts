// The process that renders one page of a PDF: it reads the file from stdin and writes a line of JSON and an image. PDFium runs as WebAssembly without a script
// engine, so a malicious file stays inside its own memory in a process without permissions.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { sendAnswer, readFile, watchMyself } from './restricted-process.ts';

/** Sharp enough to read small print at four times the size of a screen; a poster is drawn coarser. */
const DOTS_PER_INCH = 200;
const PIXELS_MAX = 6_000_000;
const POINTS_PER_INCH = 72;
const JPEG_QUALITY = 90;

const [number = ''] = process.argv.slice(2);
watchMyself();

async function draw(bytes: Buffer, index: number): Promise<{ width: number; height: number; picture: Buffer } | null> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  if (index < 0 || index >= document.getPageCount()) return null;
  // Signatures and filled-in fields are drawn as part of the page.
  document.initializeFormFields();
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(PIXELS_MAX / (originalWidth * originalHeight)));
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  sharp.concurrency(1);
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { width, height, picture };
}

const drawn = await draw(await readFile(), Number(number) - 1);
if (drawn === null) await sendAnswer({ ok: false });
else await sendAnswer({ ok: true, width: drawn.width, height: drawn.height }, drawn.picture);
