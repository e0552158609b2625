// The agreement form: business type, fields, submission (spec 2 to 5; product 6).
import * as z from 'zod';
import { agreement, businessType, setAside } from './verification-shapes.ts';
import { endpoint } from './endpoint.ts';
import { body, counted, data, instant, language, line } from './shapes.ts';

const tag = 'verification';
const base = '/v2/agreement';

/** A save contains the changed fields only. */
const changedFields = z
  .strictObject({
    business_name: line(160),
    company_tax_name: line(160),
    company_tax_number: line(40),
    individual_tax_name: line(160),
    individual_tax_number: line(40),
    international_company_name: line(160),
    international_company_address: line(500),
    signatory_name: line(160),
    signatory_position: line(160),
    signatory_id_number: line(40),
    is_signatory_in_deed: z.boolean().nullable(),
    nib_number: line(40),
    bank_account_id: line(40),
  })
  .partial();

const agreementAnswer = data(z.object({ agreement: agreement.nullable(), set_aside: setAside.nullable() }));
export type AgreementAnswer = z.infer<typeof agreementAnswer>['data'];

const revision = counted;
const stateRefusals = ['verification.status_changed', 'verification.changed_elsewhere'] as const;

export const getAgreement = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary: 'Get my agreement. `agreement` is null until a business type is chosen.',
  access: 'vendor-unpublished:documents',
  answer: agreementAnswer,
});
export const chooseBusinessType = endpoint({
  method: 'PUT',
  path: `${base}/business_type`,
  tag,
  summary:
    'Choose or change the business type. The previous draft is set aside and can be restored for 24 hours. `revision` is 0 if there was no agreement.',
  access: 'vendor-unpublished:documents',
  body: body({ business_type: businessType, revision }),
  answer: agreementAnswer,
  refusals: stateRefusals,
});
export const restoreAgreement = endpoint({
  method: 'POST',
  path: `${base}/restoration`,
  tag,
  summary: 'Restore the draft that the last change of the business type set aside. The current draft is set aside instead.',
  access: 'vendor-unpublished:documents',
  body: body({ revision }),
  answer: agreementAnswer,
  refusals: [...stateRefusals, 'verification.nothing_set_aside'],
});
export const saveAgreement = endpoint({
  method: 'PUT',
  path: `${base}/fields`,
  tag,
  summary:
    'Save fields, complete or not. If a field was changed in another window since `revision`, the call is refused with `verification.changed_elsewhere` and the names of these fields; changes of other fields are merged.',
  access: 'vendor-unpublished:documents',
  body: body({ revision, fields: changedFields }),
  answer: data(z.object({ revision: z.int(), saved_at: instant })),
  refusals: [
    ...stateRefusals,
    'verification.text_invalid',
    'verification.text_too_long',
    'verification.not_asked',
    'verification.not_declined',
    'verification.position_fixed',
  ],
});

export const submitAgreement = endpoint({
  method: 'POST',
  path: `${base}/submission`,
  tag,
  summary: 'Accept the terms and submit the agreement for review. `language` is the language the terms were read in.',
  access: 'vendor-unpublished:documents',
  idempotent: true,
  body: body({ revision, terms_version: line(20), language }),
  answer: agreementAnswer,
  refusals: [
    ...stateRefusals,
    'verification.required',
    'verification.document_required',
    'verification.text_invalid',
    'verification.text_too_long',
    'verification.nik_invalid',
    'verification.npwp_invalid',
    'verification.nib_invalid',
    'verification.id_number_invalid',
    'verification.holder_mismatch',
    'verification.bank_account_unknown',
    'verification.terms_changed',
    'verification.still_declined',
  ],
});
export const reviseAgreement = endpoint({
  method: 'POST',
  path: `${base}/revision`,
  tag,
  summary: 'Start a new version of an approved agreement. The approved one stays in effect until the new one is approved.',
  access: 'vendor-unpublished:documents',
  body: body({ revision }),
  answer: agreementAnswer,
  refusals: stateRefusals,
});
export const exportAgreement = endpoint({
  method: 'POST',
  path: `${base}/export`,
  tag,
  summary: 'Export all data of my agreement, with full numbers, as a JSON file. Requires the password. Recorded in the audit log.',
  access: 'vendor-unpublished:documents',
  onlyReads: true,
  body: body({ password: line(512) }),
  answers: 'file',
  refusals: ['identity.password_wrong', 'identity.too_many_attempts'],
});
