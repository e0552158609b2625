// The agreement form as a table: the fields and documents of each business type. (product 6)

export const businessTypes = ['individual', 'company', 'international'] as const;
/** Individual; company (PT or CV); international company. */
export type BusinessType = (typeof businessTypes)[number];

/** The fields of the form by their names on the wire: they are the rows of a table, not variables of a program. */
export const fieldNames = [
  'business_name',
  'company_tax_name',
  'company_tax_number',
  'individual_tax_name',
  'individual_tax_number',
  'international_company_name',
  'international_company_address',
  'signatory_name',
  'signatory_position',
  'signatory_id_number',
  'is_signatory_in_deed',
  'nib_number',
  'bank_account_id',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Text as typed, empty while unanswered; the question about the deed is a yes, a no, or null while unanswered. */
export type AgreementFields = { readonly [F in FieldName]: F extends 'is_signatory_in_deed' ? boolean | null : string };

export const documentKinds = [
  'id_card',
  'selfie_with_id',
  'tax_id',
  'sppkp',
  'non_vat_statement',
  'deed',
  'nib',
  'siup',
  'tdp',
  'power_of_attorney',
  'dgt_1',
  'certificate_of_residence',
  'non_collected_vat_certificate',
  'royalty_disclaimer',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What an individual's position is: an individual business is signed by its owner. (spec 5) */
export const ownerPosition = 'owner';

export type Need = 'required' | 'optional' | 'absent';

const needsByType: Readonly<Record<BusinessType, Readonly<Partial<Record<FieldName, Need>>>>> = {
  individual: {
    business_name: 'required',
    individual_tax_name: 'optional',
    individual_tax_number: 'optional',
    signatory_name: 'required',
    signatory_position: 'required',
    signatory_id_number: 'required',
    nib_number: 'optional',
    bank_account_id: 'required',
  },
  company: {
    business_name: 'required',
    company_tax_name: 'required',
    company_tax_number: 'required',
    individual_tax_name: 'required',
    individual_tax_number: 'required',
    signatory_name: 'required',
    signatory_position: 'required',
    signatory_id_number: 'required',
    is_signatory_in_deed: 'required',
    nib_number: 'optional',
    bank_account_id: 'required',
  },
  international: {
    business_name: 'required',
    individual_tax_name: 'optional',
    individual_tax_number: 'optional',
    international_company_name: 'required',
    international_company_address: 'required',
    signatory_name: 'required',
    signatory_position: 'required',
    signatory_id_number: 'required',
    is_signatory_in_deed: 'required',
    bank_account_id: 'required',
  },
};

/** Whether a type of business is asked for a field. A tax name needs its number and the other way round: see `agreement.ts`. */
export const needOfField = (type: BusinessType, field: FieldName): Need => needsByType[type][field] ?? 'absent';

/** The fields a type of business is asked for, in the order of the form. */
export const fieldsOfType = (type: BusinessType): FieldName[] => fieldNames.filter((field) => needOfField(type, field) !== 'absent');

/**
 * One row of documents. Each option is a set of documents that belong together, and one option is enough: SPPKP or the non-VAT
 * statement; the NIB, or SIUP and TDP where there is none.
 */
export type DocumentRow = { readonly need: Exclude<Need, 'absent'>; readonly options: readonly (readonly DocumentKind[])[] };
type Row = { readonly need: Exclude<Need, 'absent'> | 'unless_in_deed'; readonly options: DocumentRow['options'] };

const row = (need: Row['need'], ...options: (readonly DocumentKind[])[]): Row => ({ need, options });
const identity = [row('required', ['id_card']), row('required', ['selfie_with_id'])];
const rowsByType: Readonly<Record<BusinessType, readonly Row[]>> = {
  individual: [
    ...identity,
    row('optional', ['tax_id']),
    row('optional', ['sppkp'], ['non_vat_statement']),
    row('optional', ['nib'], ['siup', 'tdp']),
  ],
  company: [
    ...identity,
    row('required', ['tax_id']),
    row('required', ['sppkp'], ['non_vat_statement']),
    row('required', ['deed']),
    row('required', ['nib'], ['siup', 'tdp']),
    row('unless_in_deed', ['power_of_attorney']),
  ],
  international: [
    ...identity,
    row('optional', ['deed']),
    row('unless_in_deed', ['power_of_attorney']),
    row('required', ['dgt_1']),
    row('required', ['certificate_of_residence']),
    row('optional', ['non_collected_vat_certificate']),
    row('optional', ['royalty_disclaimer']),
  ],
};

/**
 * The documents asked for, in the order of the form. The power of attorney is required once the signatory is said not to be in the
 * deed, and not asked for before.
 */
export const documentRowsOf = (type: BusinessType, isSignatoryInDeed: boolean | null): DocumentRow[] =>
  rowsByType[type].flatMap(({ need, options }) =>
    need !== 'unless_in_deed' ? [{ need, options }] : isSignatoryInDeed === false ? [{ need: 'required' as const, options }] : [],
  );

/** The documents a type of business may hand in at all. */
export const documentsOf = (type: BusinessType): DocumentKind[] => rowsByType[type].flatMap(({ options }) => options.flat());

const singleSheets: ReadonlySet<DocumentKind> = new Set(['id_card', 'selfie_with_id', 'tax_id']);
/** How many files a document may have: one for a card or a picture; the deed has one for each of its sheets. */
export const sheetsMax = (document: DocumentKind): number => (singleSheets.has(document) ? 1 : document === 'deed' ? 60 : 10);

export const emptyFields: AgreementFields = {
  business_name: '',
  company_tax_name: '',
  company_tax_number: '',
  individual_tax_name: '',
  individual_tax_number: '',
  international_company_name: '',
  international_company_address: '',
  signatory_name: '',
  signatory_position: '',
  signatory_id_number: '',
  is_signatory_in_deed: null,
  nib_number: '',
  bank_account_id: '',
};

/** What the form of a type starts with: nothing, but an individual is its own signatory. */
export const blankFields = (type: BusinessType): AgreementFields =>
  type === 'individual' ? { ...emptyFields, signatory_position: ownerPosition } : emptyFields;
