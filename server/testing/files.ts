// Files for tests, valid and malicious, all generated here.
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

let serial = 0;
/** A small picture; every one is another. */
export function picture(format: 'png' | 'jpeg' = 'png', { width = 60, height = 40 } = {}): Promise<Buffer> {
  serial++;
  const background = { r: serial & 255, g: (serial >> 8) & 255, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF of so many pages. `change` adds to it before it is written. */
export async function pdf(
  pages = 1,
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
  useObjectStreams = true,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([200, 200]);
  document.setTitle(`test ${++serial}`);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG whose header promises a size, and whose data inflates to `rawBytes` zeros. */
export function pngThatUnpacksTo(width: number, height: number, rawBytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rawBytes), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const runs = (document: PDFDocument) =>
  document.context.register(document.context.obj({ Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));

/** PDFs with active content, each with its error code. */
export const hostilePdfs: readonly (readonly [
  what: string,
  make: () => Promise<Buffer>,
  why: 'active' | 'attachments' | 'form' | 'encrypted',
])[] = [
  ['with a script', () => pdf(1, (d) => d.addJavaScript('x', 'app.alert(1)')), 'active'],
  ['with a script outside object streams', () => pdf(1, (d) => d.addJavaScript('x', 'app.alert(1)'), false), 'active'],
  ['with an action on opening', () => pdf(1, (d) => d.catalog.set(PDFName.of('OpenAction'), runs(d))), 'active'],
  [
    'with a page that acts when it is shown',
    () => pdf(1, (d) => d.getPage(0).node.set(PDFName.of('AA'), d.context.obj({ O: runs(d) }))),
    'active',
  ],
  [
    'that launches a program',
    () => pdf(1, (d) => d.getPage(0).node.set(PDFName.of('X'), d.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }))),
    'active',
  ],
  [
    'with a name in disguise',
    async () =>
      Buffer.from(
        (await pdf(1, (d) => d.addJavaScript('x', 'app.alert(1)'), false)).toString('latin1').replaceAll('/JavaScript', '/J#61vaScript'),
        'latin1',
      ),
    'active',
  ],
  [
    'with a file inside',
    () => pdf(1, (d) => d.attach(Buffer.from('MZ'), 'setup.exe', { mimeType: 'application/octet-stream' })),
    'attachments',
  ],
  [
    'with an XFA form',
    () => pdf(1, (d) => d.catalog.set(PDFName.of('AcroForm'), d.context.obj({ XFA: PDFString.of('<xdp/>'), Fields: [] }))),
    'form',
  ],
  ['with a password', () => pdf(1, (d) => d.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })), 'encrypted'],
];
