import { uploadFile } from '../../../contract/verification-files.ts';
import { answerOf } from '../answer-of.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type AgreementAnswer, getAgreement, submitAgreement } from '../../../contract/verification.ts';
import type { AgreementFile } from '../../../contract/verification-shapes.ts';
import type { BusinessType, DocumentKind } from '../../../core/verification/form.ts';
import { termsVersion } from '../../../texts/agreement-terms.ts';
import { inTransaction } from '../../kit/database.ts';
import { findAgreement } from '../../verification/agreement-store.ts';
import { announceFile, setFilePosition, locationOf } from '../../verification/file-rows.ts';
import { keepFile } from '../../files/api.ts';
import { picture } from '../files.ts';
import type { Answer } from './context.ts';
import type { BuiltVendor, VendorWish } from './accounts.ts';
import { bankAccountBuilders } from './bank-accounts.ts';
import type { BuilderContext } from './context.ts';

export const agreementPath = '/v2/agreement';
type As = { readonly sessionId: string };
type Fields = Record<string, string | boolean | null>;

let serial = 0;
/** A NIK of someone born on 17 August 1990; every call is another person. */
export const newNik = (): string => `317405170890${String(++serial).padStart(4, '0')}`;

export const holder = 'Ni Luh Ayu Lestari';
/** What each type has to tell, complete. */
export const completeFields = (type: BusinessType, bankAccountId: string): Fields => ({
  business_name: 'Rumah Laras',
  signatory_name: holder,
  bank_account_id: bankAccountId,
  ...(type === 'individual' && { signatory_id_number: newNik() }),
  ...(type === 'company' && {
    company_tax_name: `PT ${holder}`,
    company_tax_number: '02.755.249.6-541.000',
    individual_tax_name: holder,
    individual_tax_number: '01.455.616.1-441.000',
    signatory_position: 'Direktur',
    signatory_id_number: newNik(),
    is_signatory_in_deed: true,
    nib_number: '9120304567812',
  }),
  ...(type === 'international' && {
    international_company_name: 'Laras Ltd',
    international_company_address: '1 Harbour Road, Singapore',
    signatory_position: 'Director',
    signatory_id_number: `K${1_000_000 + ++serial}B`,
    is_signatory_in_deed: true,
  }),
});
const completeDocuments: Readonly<Record<BusinessType, readonly DocumentKind[]>> = {
  individual: ['id_card', 'selfie_with_id'],
  company: ['id_card', 'selfie_with_id', 'tax_id', 'sppkp', 'deed', 'nib'],
  international: ['id_card', 'selfie_with_id', 'dgt_1', 'certificate_of_residence'],
};

export interface FileWish {
  readonly bytes?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly replaces?: string;
}

/** One file as a browser sends it. */
export function formOf(part: { readonly bytes: Buffer; readonly name: string; readonly type: string; readonly field?: string }): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = `----${randomBytes(12).toString('hex')}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.field ?? 'file'}"; filename="${part.name}"\r\nContent-Type: ${part.type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), part.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Agreements in each state, with files as uploads leave them; a file that is looked into goes over HTTP. */
export function verificationBuilders(context: BuilderContext) {
  const { call, owner, db, clock, system } = context;
  const banks = bankAccountBuilders(context);
  const upload = async (as: As, document: DocumentKind, wish: FileWish = {}): Promise<Answer> => {
    const query = new URLSearchParams({ document, ...(wish.replaces !== undefined && { replaces: wish.replaces }) });
    const { name = 'page.png', type = 'image/png' } = wish;
    return call('POST', `${agreementPath}/files?${query}`, { as, ...formOf({ bytes: wish.bytes ?? (await picture()), name, type }) });
  };
  const agreementOf = async (as: As): Promise<NonNullable<AgreementAnswer['agreement']>> => {
    const { data } = answerOf(getAgreement, (await call('GET', agreementPath, { as })).body);
    if (!data.agreement) throw new Error('no agreement');
    return data.agreement;
  };
  const saveFields = async (as: As, fields: Fields, revision?: number): Promise<Answer> =>
    call('PUT', `${agreementPath}/fields`, { as, body: { revision: revision ?? (await agreementOf(as)).revision, fields } });
  const submit = async (as: As, part: object = {}): Promise<Answer> =>
    call('POST', `${agreementPath}/submission`, {
      as,
      body: { revision: (await agreementOf(as)).revision, terms_version: termsVersion, language: 'en', ...part },
    });
  /** A file in the form, as an upload leaves it; without the process that looks into each. */
  const placed = async (vendorId: number, document: DocumentKind): Promise<void> => {
    const { encryption } = system;
    const agreement = await findAgreement(db, encryption, vendorId);
    const bytes = await picture();
    const facts = { document, vendorId, agreementId: agreement?.id ?? '', name: `${document}.png`, mediaType: 'image/png' as const };
    const size = { sizeBytes: bytes.length, width: 60, height: 40, pages: null, uploadedAt: clock.now() };
    const id = await announceFile(db, encryption, { ...facts, ...size, contentMac: encryption.keyring.mac(bytes) });
    await keepFile(encryption, locationOf(vendorId, id), bytes);
    await inTransaction(db, (tx) => setFilePosition(tx, id, 0));
  };
  /** A vendor whose form is complete and not handed in. */
  const writtenAgreement = async (type: BusinessType, wish: VendorWish = {}): Promise<BuiltVendor & { readonly bankAccountId: string }> => {
    const vendor = await banks.vendorWithPhone(wish);
    const { account } = await banks.bankAccount(vendor, { holder_name: holder });
    await sql`update bank_account set verified_at = now() where id = ${account.id}`.execute(owner);
    await call('PUT', `${agreementPath}/business_type`, { as: vendor, body: { business_type: type, revision: 0 } });
    const saved = await saveFields(vendor, completeFields(type, account.id));
    if (saved.status !== 200) throw new Error(saved.text);
    for (const document of completeDocuments[type]) await placed(vendor.vendorId, document);
    return { ...vendor, bankAccountId: account.id };
  };
  return {
    uploadTo: upload,
    async file(as: As, document: DocumentKind, wish: FileWish = {}): Promise<AgreementFile> {
      const answer = await upload(as, document, wish);
      if (answer.status !== 201) throw new Error(answer.text);
      return answerOf(uploadFile, answer.body).data.file;
    },
    agreementOf,
    saveFields,
    submit,
    writtenAgreement,
    /** A vendor whose agreement waits for review; `versionId` is the case. */
    async submittedAgreement(type: BusinessType = 'individual', wish: VendorWish = {}) {
      const vendor = await writtenAgreement(type, wish);
      const answer = await submit(vendor);
      if (answer.status !== 200) throw new Error(answer.text);
      const { agreement } = answerOf(submitAgreement, answer.body).data;
      return { ...vendor, versionId: agreement?.versions[0]?.id ?? '' };
    },
  };
}
