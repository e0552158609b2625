// Who of the demo world has handed in what: one agreement that was declined, one abroad that is being written, some that wait for an operator.
import { dayMs, hourMs } from '../../core/time.ts';
import type { AgreementFields, BusinessType, DocumentKind } from '../../core/verification/form.ts';
import type { DeclinedPart } from '../../core/verification/review.ts';
import { namedVendors } from './accounts.ts';
import { type Specimen, specimenCard, specimenDocument, specimenSelfie } from './specimens.ts';
import type { DemoVendor } from './world.ts';

interface Bank {
  readonly holder: string;
  readonly bic: string | null;
  readonly swift: string | null;
  readonly name: string;
  readonly number: string;
  readonly city: string;
}
export interface AgreementPlan {
  readonly vendorId: number;
  readonly type: BusinessType;
  readonly fields: Partial<AgreementFields>;
  readonly bank: Bank;
  readonly documents: readonly (readonly [DocumentKind, Promise<Specimen>])[];
  /** How long ago it was handed in; null while it is being written. */
  readonly submittedMsAgo: number | null;
  readonly declined?: readonly DeclinedPart[];
  readonly isApproved?: boolean;
  /** The bank account still waits for its code. */
  readonly isUnverified?: boolean;
}

const bca = (holder: string, number: string, city: string): Bank => ({
  holder,
  bic: 'CENAIDJA',
  swift: null,
  name: 'Bank Central Asia',
  number,
  city,
});
const identity = (): AgreementPlan['documents'] => [
  ['id_card', specimenCard('ktp.jpg')],
  ['selfie_with_id', specimenSelfie('foto-dengan-ktp.jpg')],
];
const paper = (document: DocumentKind, title: string, facts: readonly string[], pages = 1): AgreementPlan['documents'][number] => [
  document,
  specimenDocument(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`, title, facts, pages),
];

function company(
  vendorId: number,
  business: string,
  director: string,
  numbers: readonly [tax: string, own: string, nik: string, nib: string],
  bank: Bank,
): Omit<AgreementPlan, 'submittedMsAgo'> {
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
    documents: [
      ...identity(),
      paper('tax_id', 'NPWP', [name, tax]),
      paper('sppkp', 'SPPKP', [name, tax]),
      paper('deed', 'Akta Pendirian', [name, `Direktur: ${director}`], 6),
      paper('nib', 'NIB', [name, nib]),
    ],
  };
}

function individual(vendorId: number, business: string, owner: string, nik: string, bank: Bank): Omit<AgreementPlan, 'submittedMsAgo'> {
  return {
    vendorId,
    type: 'individual',
    bank,
    fields: { business_name: business, signatory_name: owner, signatory_id_number: nik },
    documents: identity(),
  };
}

/** Earned from a wedding, and asked for its money: everything is in place. */
export const earner = 'studio-kala-decor@demo.test';

/** Vendors whose agreement is approved. Some have only to verify their bank account before they are paid out, for others everything is in place. */
const approved = [
  { email: 'potret-saraswati@demo.test', owner: 'Made Saraswati', nik: '5171054708880002', number: '6110274930', isUnverified: true },
  { email: 'danastri-muda-cake@demo.test', owner: 'Danastri Maheswari', nik: '3273106205910003', number: '3390518274', isUnverified: true },
  { email: 'lensa-kinanthi@demo.test', owner: 'Kinanthi Siregar', nik: '1271034903890004', number: '7725019463', isUnverified: false },
  { email: 'potret-delima@demo.test', owner: 'Delima Hasanah', nik: '1671025507900001', number: '2180463957', isUnverified: false },
] as const;

/** All of them, as values. Documents are drawn while they are waited for. */
export function agreementPlans(vendors: readonly DemoVendor[]): AgreementPlan[] {
  const named = (email: string): number => namedVendors.findIndex((vendor) => vendor.email === email) + 1;
  const name = (vendorId: number): string => vendors[vendorId - 1]?.businessName ?? '';
  const [declined, abroad] = [named('declined@demo.test'), named('international@demo.test')];
  const idOf = (email: string): number => vendors.findIndex((vendor) => vendor.email === email) + 1;
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
      documents: [paper('dgt_1', 'Form DGT-1', ['Coral Bay Honeymoons Pte. Ltd.'], 3)],
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
    {
      ...individual(
        idOf(earner),
        name(idOf(earner)),
        'Kala Widyastuti',
        '3471014803870001',
        bca('Kala Widyastuti', '4451208837', 'Yogyakarta'),
      ),
      submittedMsAgo: 30 * dayMs,
      isApproved: true,
    },
    ...approved.map(({ email, owner, nik, number, isUnverified }, index): AgreementPlan => {
      const vendorId = idOf(email);
      return {
        ...individual(vendorId, name(vendorId), owner, nik, bca(owner, number, 'Jakarta')),
        submittedMsAgo: (12 + index) * dayMs,
        isApproved: true,
        isUnverified,
      };
    }),
  ];
}
