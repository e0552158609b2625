import { accept, type Outcome, refuse } from '../outcome.ts';

/** Limits of an uploaded file. (spec 5 and 9; reliability S34) */
export const fileRules = {
  /** 3 MB, to the byte. */
  fileSizeBytesMax: 3 * 1024 * 1024,
  imagePixelsMax: 40_000_000,
  pdfPagesMax: 200,
  /** All files a vendor keeps with us, those of earlier versions included. */
  vendorBytesMax: 300 * 1024 * 1024,
  uploadsPerHour: 120,
  nameLengthMax: 120,
} as const;

export const mediaTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];

const extensions: Readonly<Record<string, MediaType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
};
/** Other names of the same types that clients use. */
const synonyms: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
};

/** What goes with a message: a document, or a picture of any kind that a phone or a browser saves. */
export const attachmentTypes = [...mediaTypes, 'image/webp'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
const attachmentExtensions: Readonly<Record<string, AttachmentType>> = { ...extensions, webp: 'image/webp' };

/** What an attachment is kept as: a WebP picture becomes a JPEG, which every program opens. */
export const keptAs = (type: AttachmentType): MediaType => (type === 'image/webp' ? 'image/jpeg' : type);

export type FileCode = 'files.type' | 'files.type_mismatch' | 'files.too_large' | 'files.empty';

/** What the name of a file and its declared type claim it is, of the types that endings stand for; undefined for anything else. */
export function claimOf<Type extends string>(
  endings: Readonly<Record<string, Type>>,
  name: string,
  declared: string,
): { readonly byName: Type | undefined; readonly byDeclaration: Type | undefined } {
  const plain = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  const meant = synonyms[plain] ?? plain;
  return {
    byName: endings[/\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''],
    byDeclaration: Object.values(endings).find((type) => type === meant),
  };
}

/**
 * What a file is said to be, by its name and its declared type, before a byte of it is read. Refuses `file_type` for anything but
 * PNG, JPG and PDF, and `file_type_mismatch` when the two disagree. The content is compared with the answer afterwards. (reliability S34)
 */
export function claimedType(name: string, declared: string): Outcome<MediaType, FileCode> {
  const { byName, byDeclaration } = claimOf(extensions, name, declared);
  if (byName === undefined || byDeclaration === undefined) return refuse({ code: 'files.type', field: 'file' });
  return byName === byDeclaration ? accept(byName) : refuse({ code: 'files.type_mismatch', field: 'file' });
}

/** The same of a file that goes with a message. Refuses `files.attachment_type` for anything but PNG, JPG, WebP and PDF. */
export function claimedAttachment(
  name: string,
  declared: string,
): Outcome<AttachmentType, 'files.attachment_type' | 'files.type_mismatch'> {
  const { byName, byDeclaration } = claimOf(attachmentExtensions, name, declared);
  if (byName === undefined || byDeclaration === undefined) return refuse({ code: 'files.attachment_type', field: 'file' });
  return byName === byDeclaration ? accept(byName) : refuse({ code: 'files.type_mismatch', field: 'file' });
}

/** Whether a file of so many bytes is taken; what the browser asks before it sends one. (spec 5, 8) */
export function checkFileSize(bytes: number): Outcome<number, FileCode> {
  if (bytes === 0) return refuse({ code: 'files.empty', field: 'file' });
  return bytes <= fileRules.fileSizeBytesMax
    ? accept(bytes)
    : refuse({ code: 'files.too_large', field: 'file', params: { maximum: fileRules.fileSizeBytesMax } });
}

/** A file name as it is shown and offered again: the last part of a path, without characters that mislead, not too long. Never used as a path. */
export function shownName(raw: string): string {
  const last = raw.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(clean);
  if (letters.length <= fileRules.nameLengthMax) return clean === '' ? 'document' : clean;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  return letters.slice(0, fileRules.nameLengthMax - ending.length).join('') + ending;
}
