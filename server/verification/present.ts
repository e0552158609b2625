// Maps agreements to their wire format.
import type { AgreementAnswer } from '../../contract/verification.ts';
import type { Agreement as WireAgreement, AgreementFile } from '../../contract/verification-shapes.ts';
import { maskFields } from '../../core/verification/checks.ts';
import type { OpenParts } from '../../core/verification/review.ts';
import type { Agreement } from './agreement-store.ts';
import type { StoredFile } from './file-rows.ts';
import type { Version } from './version-store.ts';

const instant = (at: number): string => new Date(at).toISOString();
const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

/** Without where it is stored: its content is fetched by id, by those who may see it. */
export const presentFile = (file: StoredFile): AgreementFile => ({
  id: file.id,
  document: file.document,
  position: file.position,
  name: file.name,
  media_type: file.mediaType,
  size_bytes: file.sizeBytes,
  width: file.width,
  height: file.height,
  pages: file.pages,
  uploaded_at: instant(file.uploadedAt),
});

/** The reasons as codes, in the order in which the operator gave them; the note as it was written. */
export const presentDeclined = (declined: Version['declined']): WireAgreement['declined'] =>
  declined.map(({ part, reasons, note }) => ({ part, reasons: [...reasons], note }));

/** What was handed in, without its fields. */
export const presentVersion = (version: Version): WireAgreement['versions'][number] => ({
  id: version.id,
  number: version.number,
  business_type: version.type,
  status: version.state,
  submitted_at: instant(version.submittedAt),
  decided_at: instantOrNull(version.decidedAt),
  declined: presentDeclined(version.declined),
  erased_at: instantOrNull(version.erasedAt),
});

/** While it can be changed a vendor reads its own numbers in full; afterwards their last digits only (S49). */
export const presentAgreement = (
  agreement: Agreement,
  {
    files,
    open,
    declined,
    versions,
  }: {
    readonly files: readonly StoredFile[];
    readonly open: OpenParts;
    readonly declined: Version['declined'];
    readonly versions: readonly Version[];
  },
): WireAgreement => {
  const isBeingWritten = agreement.state === 'draft' || agreement.state === 'declined';
  return {
    status: agreement.state,
    business_type: agreement.type,
    revision: agreement.revision,
    saved_at: instant(agreement.savedAt),
    fields: isBeingWritten ? agreement.fields : maskFields(agreement.fields),
    files: files.map(presentFile),
    open: { fields: [...open.fields], documents: [...open.documents] },
    declined: presentDeclined(declined),
    versions: versions.map(presentVersion),
  };
};

/** `until` is the last moment at which the vendor can have it back. */
export const presentSetAside = (left: Agreement | null, keptMs: number): AgreementAnswer['set_aside'] =>
  left === null || left.setAsideAt === null
    ? null
    : { business_type: left.type, set_aside_at: instant(left.setAsideAt), until: instant(left.setAsideAt + keptMs) };
