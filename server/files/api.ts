// Uploaded files of all capabilities: inspection, encryption, download. The capability decides who can see them.
import type { RefusalCode } from '../../contract/refusals.ts';
import { checkFileSize, claimedAttachment, claimedType, fileRules, keptAs, type MediaType, shownName } from '../../core/files/rules.ts';
import type { Outcome } from '../../core/outcome.ts';
import { claimedPicture, pictureRules } from '../../core/pictures/rules.ts';
import type { Keyring } from '../kit/envelope.ts';
import type { Log } from '../kit/log.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { Upload } from '../kit/upload.ts';
import { type FileInspector, type InspectionRefusal, type MadePicture, type PictureCut } from '../ports/file-inspector.ts';
import { FilesOutage, type FileStore } from '../ports/files.ts';
import { ScanOutage, type VirusScan } from '../ports/virus-scan.ts';

/** What a capability needs to take files. */
export interface FileDesk {
  readonly log: Log;
  readonly files: FileStore;
  readonly inspector: FileInspector;
  /** Null: no scanner is configured. */
  readonly scan: VirusScan | null;
  readonly keyring: Keyring;
}

/** A file that may be kept. */
export interface TakenFile {
  /** As it is shown; never used as a path. */
  readonly name: string;
  readonly mediaType: MediaType;
  /** An image encoded anew without what it knew of its maker, or a PDF as it came. */
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
}

/** Where the store has a file, and what its box is bound to: a box of one file opens as no other. */
export interface FileLocation {
  readonly storeName: string;
  readonly boundTo: string;
}

const whyCodes: Readonly<Record<InspectionRefusal, RefusalCode>> = {
  type: 'files.type',
  mismatch: 'files.type_mismatch',
  damaged: 'files.damaged',
  too_many_pixels: 'files.image_too_large',
  encrypted: 'files.pdf_encrypted',
  active: 'files.pdf_active',
  attachments: 'files.pdf_attachments',
  form: 'files.pdf_form',
  too_many_pages: 'files.pdf_too_many_pages',
  too_small: 'pictures.too_small',
};
const whyParams: Readonly<Partial<Record<InspectionRefusal, Record<string, number>>>> = {
  too_many_pixels: { maximum: fileRules.imagePixelsMax / 1_000_000 },
  too_many_pages: { maximum: fileRules.pdfPagesMax },
  too_small: { minimum: pictureRules.sidePixelsMin },
};

/**
 * Takes a look at an upload: size, type by name, declaration and content, viruses, and what is inside. Refuses with the `files.` codes, field
 * `file`. An infected file is told to `onInfected` before it is refused. `caller`: the account that waits for its turn, here and below.
 * (reliability S34–S36)
 */
export async function takeFile(
  desk: Pick<FileDesk, 'inspector' | 'scan'>,
  caller: number,
  upload: Upload,
  onInfected: () => Promise<void> = () => Promise.resolve(),
): Promise<TakenFile> {
  const mediaType = claimOf(upload, claimedType);
  await scanned(desk, upload, onInfected);
  const look = await desk.inspector.inspect(caller, upload.bytes, mediaType);
  return look.ok ? { name: shownName(upload.name), mediaType, ...look.file } : refuseLook(look.why);
}

/** The same for a file of a message. A WebP picture is kept as a JPEG and is named so. Refuses another type with `files.attachment_type`. */
export async function takeAttachment(desk: Pick<FileDesk, 'inspector' | 'scan'>, caller: number, upload: Upload): Promise<TakenFile> {
  const claimed = claimOf(upload, claimedAttachment);
  await scanned(desk, upload);
  const look = await desk.inspector.inspect(caller, upload.bytes, claimed);
  if (!look.ok) return refuseLook(look.why, { type: 'files.attachment_type' });
  return { name: shownName(upload.name.replace(/\.webp\s*$/i, '.jpg')), mediaType: keptAs(claimed), ...look.file };
}

/** The same for a picture that everyone may see; answers what is shown of it. Refuses with the codes `files.` and `pictures.`, field `file`. */
export async function takePicture(desk: Pick<FileDesk, 'inspector' | 'scan'>, caller: number, upload: Upload): Promise<MadePicture> {
  const claimed = claimOf(upload, claimedPicture);
  await scanned(desk, upload);
  const made = await desk.inspector.makePicture(caller, upload.bytes, claimed, null);
  return made.ok ? made.picture : refuseLook(made.why, { type: 'pictures.type' });
}

/** What is shown of a picture after it was cut anew from its original. */
export async function cutPicture(
  desk: Pick<FileDesk, 'inspector'>,
  caller: number,
  original: Uint8Array,
  cut: PictureCut,
): Promise<MadePicture> {
  const made = await desk.inspector.makePicture(caller, original, 'image/jpeg', cut);
  return made.ok ? made.picture : refuseLook(made.why);
}

async function scanned(
  { scan }: Pick<FileDesk, 'scan'>,
  upload: Upload,
  onInfected: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!scan || (await scan.scan(upload.bytes)) !== 'infected') return;
  await onInfected();
  refuseWith('files.infected', { field: 'file' });
}

function refuseLook(why: InspectionRefusal, codes: Partial<Record<InspectionRefusal, RefusalCode>> = {}): never {
  const params = whyParams[why];
  return refuseWith(codes[why] ?? whyCodes[why], { field: 'file', ...(params && { params }) });
}

function claimOf<Type>(upload: Upload, claimed: (name: string, declared: string) => Outcome<Type, RefusalCode>): Type {
  const size = checkFileSize(upload.bytes.length);
  if (!size.ok) throw new Refused(size.refusals);
  const claim = claimed(upload.name, upload.declaredType);
  if (!claim.ok) throw new Refused(claim.refusals);
  return claim.value;
}

/** Stores a file, encrypted with its own key. */
export async function keepFile(
  desk: Pick<FileDesk, 'files' | 'keyring'>,
  { storeName, boundTo }: FileLocation,
  bytes: Uint8Array,
): Promise<void> {
  await desk.files.put(storeName, desk.keyring.seal(bytes, boundTo));
}

/** The contents of a file that was kept. */
export async function contentsOf(desk: Pick<FileDesk, 'files' | 'keyring'>, { storeName, boundTo }: FileLocation): Promise<Buffer> {
  const ciphertext = await desk.files.get(storeName);
  if (!ciphertext) throw new Error(`the store has lost ${storeName}`);
  return desk.keyring.open(ciphertext, boundTo);
}

/** One page of a PDF that was kept, from 1, as a JPEG drawn far from everything else. Refuses with `files.page_unreadable`. (reliability S37) */
export async function pageOf(
  desk: Pick<FileDesk, 'files' | 'keyring' | 'inspector'>,
  caller: number,
  place: FileLocation,
  page: number,
): Promise<Buffer> {
  const drawn = await desk.inspector.drawPage(caller, await contentsOf(desk, place), page);
  return drawn?.jpeg ?? refuseWith('files.page_unreadable');
}

/** Without its store or its scanner nothing of files works: the caller should come back, nothing was changed. (reliability S52) */
export async function orUnavailable<T>({ log }: Pick<FileDesk, 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!(fault instanceof FilesOutage) && !(fault instanceof ScanOutage)) throw fault;
    log.warn({ err: fault }, 'files outage');
    return refuseWith('server.unavailable', { retryAfterSeconds: 5 });
  }
}

/**
 * Closes kept files with the newest key, their contents untouched. One that is taken out meanwhile stays out: `areStillThere` is asked again
 * in the end. Answers how many were closed anew.
 */
export async function closeFilesAnew(
  desk: Pick<FileDesk, 'files' | 'keyring'>,
  kept: readonly { readonly id: string; readonly place: FileLocation }[],
  areStillThere: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const closed: (typeof kept)[number][] = [];
  for (const file of kept) {
    const ciphertext = await desk.files.get(file.place.storeName);
    const anew = ciphertext && desk.keyring.closedAnew(ciphertext, file.place.boundTo);
    if (!anew) continue;
    await desk.files.put(file.place.storeName, anew);
    closed.push(file);
  }
  const there = await areStillThere(closed.map(({ id }) => id));
  for (const { id, place } of closed) if (!there.has(id)) await desk.files.remove(place.storeName);
  return closed.length;
}
