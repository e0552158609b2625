// Agreements of the demo world: one that was declined, one abroad that is being written, and some that wait for an operator.
import { randomUUID, createHash } from 'node:crypto';
import { dayMs, hourMs } from '../../../core/time.ts';
import { checkAgreement } from '../../../core/verification/agreement.ts';
import { type AgreementFields, type BusinessType, blankFields, type DocumentKind } from '../../../core/verification/form.ts';
import type { DeclinedPart } from '../../../core/verification/review.ts';
import { termsText, termsVersion } from '../../../texts/agreement-terms.ts';
import { lookupKey, sealNumber } from '../../bank-accounts/number-box.ts';
import { insertAccount, markVerified } from '../../bank-accounts/store.ts';
import type { Tx } from '../../kit/database.ts';
import { type Agreement, insertAgreement, lockAgreement, updateAgreement } from '../../verification/agreement-store.ts';
import { announceFile, fileBoundTo, filesOf, placeFile, storeName } from '../../verification/file-rows.ts';
import { decideVersion, insertVersion } from '../../verification/version-store.ts';
import type { Vault } from '../../vault.ts';
import { namedVendors } from './accounts.ts';
import { type Specimen, specimenCard, specimenPaper, specimenSelfie } from './specimens.ts';
import type { DemoVendor } from './world.ts';

interface Bank {
  readonly holder: string;
  readonly bic: string | null;
  readonly swift: string | null;
  readonly name: string;
  readonly number: string;
  readonly city: string;
}
interface Plan {
  readonly vendorId: number;
  readonly type: BusinessType;
  readonly fields: Partial<AgreementFields>;
  readonly bank: Bank;
  readonly papers: readonly (readonly [DocumentKind, Promise<Specimen>])[];
  /** How long ago it was handed in; null while it is being written. */
  readonly submittedMsAgo: number | null;
  readonly declined?: readonly DeclinedPart[];
}

const bca = (holder: string, number: string, city: string): Bank => ({
  holder,
  bic: 'CENAIDJA',
  swift: null,
  name: 'Bank Central Asia',
  number,
  city,
});
const identity = (): Plan['papers'] => [
  ['id_card', specimenCard('ktp.jpg')],
  ['selfie_with_id', specimenSelfie('foto-dengan-ktp.jpg')],
];
const paper = (document: DocumentKind, title: string, facts: readonly string[], pages = 1): Plan['papers'][number] => [
  document,
  specimenPaper(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`, title, facts, pages),
];

function company(
  vendorId: number,
  business: string,
  director: string,
  numbers: readonly [tax: string, own: string, nik: string, nib: string],
  bank: Bank,
): Omit<Plan, 'submittedMsAgo'> {
  const [tax, own, nik, nib] = numbers;
  const name = `PT ${business}`;
  return {
    vendorId,
    type: 'company',
    bank,
    fields: {
      business_name: business,
      company_tax_name: name,
      company_tax_number: tax,
      individual_tax_name: director,
      individual_tax_number: own,
      signatory_name: director,
      signatory_position: 'Direktur',
      signatory_id_number: nik,
      is_signatory_in_deed: true,
      nib_number: nib,
    },
    papers: [
      ...identity(),
      paper('tax_id', 'NPWP', [name, tax]),
      paper('sppkp', 'SPPKP', [name, tax]),
      paper('deed', 'Akta Pendirian', [name, `Direktur: ${director}`], 6),
      paper('nib', 'NIB', [name, nib]),
    ],
  };
}

function individual(vendorId: number, business: string, owner: string, nik: string, bank: Bank): Omit<Plan, 'submittedMsAgo'> {
  return {
    vendorId,
    type: 'individual',
    bank,
    fields: { business_name: business, signatory_name: owner, signatory_id_number: nik },
    papers: identity(),
  };
}

function plans(vendors: readonly DemoVendor[]): Plan[] {
  const named = (email: string): number => namedVendors.findIndex((vendor) => vendor.email === email) + 1;
  const name = (vendorId: number): string => vendors[vendorId - 1]?.businessName ?? '';
  const [declined, abroad] = [named('declined@demo.test'), named('international@demo.test')];
  const first = namedVendors.length + 1;
  return [
    {
      ...company(
        declined,
        name(declined),
        'Ratna Wulandari',
        ['812345676619000', '076543214012000', '3578014506850003', '9120304567812'],
        bca(`PT ${name(declined)}`, '5120774410', 'Surabaya'),
      ),
      submittedMsAgo: 4 * dayMs,
      declined: [
        { part: 'id_card', reasons: ['not_readable', 'edges_missing'], note: '' },
        { part: 'deed', reasons: ['page_missing'], note: '' },
        { part: 'tax_id', reasons: ['other'], note: 'Mohon lampirkan kartu NPWP yang terbaru, bukan surat keterangan lama.' },
      ],
    },
    {
      vendorId: abroad,
      type: 'international',
      bank: {
        holder: 'Coral Bay Honeymoons Pte Ltd',
        bic: null,
        swift: 'DBSSSGSG',
        name: 'DBS Bank',
        number: '0720158846',
        city: 'Singapore',
      },
      fields: {
        business_name: name(abroad),
        international_company_name: 'Coral Bay Honeymoons Pte. Ltd.',
        international_company_address: '18 Marina Boulevard\nSingapore 018981',
        signatory_name: 'Priya Raman',
        signatory_position: 'Managing director',
      },
      papers: [paper('dgt_1', 'Form DGT-1', ['Coral Bay Honeymoons Pte. Ltd.'], 3)],
      submittedMsAgo: null,
    },
    {
      ...individual(first, name(first), 'Dewi Anggraini', '3173054511900002', bca('DEWI ANGGRAINI', '2750619038', 'Jakarta')),
      submittedMsAgo: 2 * dayMs + 3 * hourMs,
    },
    {
      ...company(
        first + 1,
        name(first + 1),
        'Bagus Prasetyo',
        ['731254868541000', '456789122901000', '3471011203820001', '8120011223345'],
        bca(`${name(first + 1)}`, '4460281975', 'Yogyakarta'),
      ),
      submittedMsAgo: 26 * hourMs,
    },
    // The same person again with another business: a number that was seen before.
    {
      ...individual(first + 2, name(first + 2), 'Dewi Anggraeni', '3173054511900002', bca('Dewi Anggraini', '2750619038', 'Jakarta')),
      submittedMsAgo: 5 * hourMs,
    },
  ];
}

/** Fills agreements, bank accounts and documents; the documents are encrypted as all are. */
export async function fillAgreements(tx: Tx, vault: Vault, vendors: readonly DemoVendor[], operatorId: number, now: number): Promise<void> {
  for (const plan of plans(vendors)) {
    const at = now - (plan.submittedMsAgo ?? hourMs);
    const bankAccountId = await fillBankAccount(tx, vault, plan, at - dayMs);
    const fields: AgreementFields = { ...blankFields(plan.type), ...plan.fields, bank_account_id: bankAccountId };
    await insertAgreement(tx, vault, { vendorId: plan.vendorId, type: plan.type, fields, savedAt: at });
    const agreement = await lockAgreement(tx, vault, plan.vendorId);
    if (!agreement) throw new Error('an agreement that was written is there');
    for (const [document, specimen] of plan.papers) await fillFile(tx, vault, agreement, document, await specimen, at - hourMs);
    if (plan.submittedMsAgo !== null) await handIn(tx, vault, agreement, plan, operatorId, at);
  }
}

async function fillBankAccount(tx: Tx, { bankKeys }: Vault, { vendorId, bank }: Plan, at: number): Promise<string> {
  const id = randomUUID();
  await insertAccount(tx, {
    id,
    vendorId,
    holderName: bank.holder,
    bankBic: bank.bic,
    bankName: bank.name,
    swiftCode: bank.swift,
    numberBox: sealNumber(bankKeys, vendorId, id, bank.number),
    numberEnd: bank.number.slice(-4),
    numberKey: lookupKey(bankKeys, 'account', bank.bic ?? bank.swift ?? '', bank.number),
    city: bank.city,
    branch: bank.city,
    address: bank.bic === null ? bank.city : '',
    isPrimary: true,
    addedAt: at,
  });
  await markVerified(tx, id, at);
  return id;
}

async function fillFile(tx: Tx, vault: Vault, agreement: Agreement, document: DocumentKind, specimen: Specimen, at: number): Promise<void> {
  const { bytes, ...facts } = specimen;
  const { id: agreementId, vendorId } = agreement;
  // Every vendor's copy is its own: otherwise all demo papers would be found at each other.
  const contentMac = vault.ring.mac(`${vendorId} ${document}`);
  const id = await announceFile(tx, vault, {
    ...facts,
    agreementId,
    vendorId,
    document,
    sizeBytes: bytes.length,
    uploadedAt: at,
    contentMac,
  });
  await vault.files.put(storeName(vendorId, id), vault.ring.seal(bytes, fileBoundTo(vendorId, id)));
  await placeFile(tx, id, 0);
}

async function handIn(tx: Tx, vault: Vault, agreement: Agreement, plan: Plan, operatorId: number, at: number): Promise<void> {
  const sheets = Object.fromEntries(plan.papers.map(([document]) => [document, 1]));
  const checked = checkAgreement({ type: plan.type, fields: agreement.fields, sheets, bankHolder: plan.bank.holder });
  if (!checked.ok) throw new Error(`a demo agreement is not complete: ${JSON.stringify(checked.refusals)}`);
  const files = await filesOf(tx, vault, agreement.id);
  const terms = {
    version: termsVersion,
    hash: createHash('sha256').update(termsText('id')).digest(),
    language: 'id' as const,
    acceptedFrom: '127.0.0.1',
  };
  const { fields, findings } = checked.value;
  const bankKey = lookupKey(vault.bankKeys, 'account', plan.bank.bic ?? plan.bank.swift ?? '', plan.bank.number);
  const id = await insertVersion(tx, vault, {
    agreement,
    number: 1,
    fields,
    files,
    findings,
    terms,
    bankKey,
    accountId: plan.vendorId,
    at,
  });
  if (plan.declined) await decideVersion(tx, id, { state: 'declined', declined: plan.declined, by: operatorId, at: at + 9 * hourMs });
  await updateAgreement(tx, vault, agreement, { state: plan.declined ? 'declined' : 'submitted', fields, savedAt: at });
}
