import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { fileRules } from '../../../core/files/rules.ts';
import type { InspectionRefusal } from '../../ports/file-inspector.ts';

type PdfLook = { ok: true; width: null; height: null; pages: number } | { ok: false; why: InspectionRefusal };

/** Names that mean trouble as a key, or as the value of /S, /Type or /Subtype; what each is told as. */
const keys: Readonly<Record<string, InspectionRefusal>> = {
  Encrypt: 'encrypted',
  JS: 'active',
  JavaScript: 'active',
  OpenAction: 'active',
  AA: 'active',
  EmbeddedFiles: 'attachments',
  EF: 'attachments',
  Collection: 'attachments',
  XFA: 'form',
};
const values: Readonly<Record<string, InspectionRefusal>> = {
  JavaScript: 'active',
  Launch: 'active',
  SubmitForm: 'active',
  ImportData: 'active',
  GoToE: 'active',
  GoToR: 'active',
  Rendition: 'active',
  RichMediaExecute: 'active',
  RichMedia: 'attachments',
  EmbeddedFile: 'attachments',
  FileAttachment: 'attachments',
  Movie: 'attachments',
  Sound: 'attachments',
  Screen: 'attachments',
  '3D': 'attachments',
};
/**
 * The same anywhere in the bytes, whatever they belong to: readers follow offsets, and an offset may point into what looks like data. Only
 * names so long that compressed data does not contain them by chance.
 */
const rawNames: readonly (readonly [RegExp, InspectionRefusal])[] = [
  [/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/, 'encrypted'],
  [/\/JavaScript\b/, 'active'],
  [/\/OpenAction\b/, 'active'],
  [/\/Launch\b/, 'active'],
  [/\/EmbeddedFiles?\b/, 'attachments'],
  [/\/RichMedia/, 'attachments'],
];
/** What is told when a file has several faults: the one that hides the others first. */
const weight: readonly InspectionRefusal[] = ['encrypted', 'active', 'attachments', 'form'];
const DEPTH_MAX = 100;
/** So much may follow the end of a PDF: a line or a signature of a mailer, not a second file. */
const TAIL_BYTES_MAX = 1_024;

/** Keeps every object of the file, also those that a later one of the same number hides, and those inside compressed object streams. */
class AllObjects extends PDFParser {
  readonly seen: PDFObject[] = [];
  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context, seen } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      seen.push(object);
      assign(ref, object);
    };
  }
}

/** Whether a PDF has no active content: no scripts, no actions on opening, no files inside, no interactive forms, no password. */
export async function lookAtPdf(bytes: Buffer): Promise<PdfLook> {
  const found = new Set<InspectionRefusal>();
  const text = bytes.toString('latin1');
  const plain = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  for (const [name, why] of rawNames) if (name.test(plain)) found.add(why);
  const end = text.lastIndexOf('%%EOF');
  try {
    const parser = new AllObjects(bytes);
    const context = await parser.parseDocument();
    if (context.trailerInfo.Encrypt !== undefined) found.add('encrypted');
    for (const object of parser.seen) collect(object, found, 0);
    const [first] = weight.filter((why) => found.has(why));
    if (first !== undefined) return { ok: false, why: first };
    if (end < 0 || text.length - end > TAIL_BYTES_MAX) return { ok: false, why: 'damaged' };
    const pages = countPages(context.lookup(context.trailerInfo.Root));
    if (pages === 0) return { ok: false, why: 'damaged' };
    return pages > fileRules.pdfPagesMax ? { ok: false, why: 'too_many_pages' } : { ok: true, width: null, height: null, pages };
  } catch {
    const [first] = weight.filter((why) => found.has(why));
    return { ok: false, why: first ?? 'damaged' };
  }
}

/** References are not followed: what they lead to is an object that is looked at itself. */
function collect(object: PDFObject, found: Set<InspectionRefusal>, depth: number): void {
  if (depth > DEPTH_MAX) throw new RangeError('nested too deeply');
  if (object instanceof PDFArray) for (const item of object.asArray()) collect(item, found, depth + 1);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    const why =
      keys[name] ?? (value instanceof PDFName && ['S', 'Type', 'Subtype'].includes(name) ? values[value.decodeText()] : undefined);
    if (why !== undefined) found.add(why);
    collect(value, found, depth + 1);
  }
}

/** The pages that can be reached from the root; stops counting once there are too many. */
function countPages(root: PDFObject | undefined): number {
  const open: { node: PDFObject | undefined; path: ReadonlySet<string> }[] = [];
  if (root instanceof PDFDict) open.push({ node: root.get(PDFName.of('Pages')), path: new Set() });
  let pages = 0;
  for (let steps = 0; open.length > 0 && pages <= fileRules.pdfPagesMax; steps++) {
    if (steps > 20 * fileRules.pdfPagesMax) throw new RangeError('a page tree without end');
    const { node, path } = open.pop() ?? { node: undefined, path: new Set<string>() };
    const tag = node instanceof PDFRef ? node.tag : null;
    if (tag !== null && path.has(tag)) throw new RangeError('a page tree that holds itself');
    const dict = node instanceof PDFRef && root instanceof PDFDict ? root.context.lookup(node) : node;
    if (!(dict instanceof PDFDict)) continue;
    const kids = dict.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) pages++;
    else for (const kid of kids.asArray()) open.push({ node: kid, path: tag === null ? path : new Set([...path, tag]) });
  }
  return pages;
}
