import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessTypes, type DocumentKind, documentKinds, documentsOf, emptyFields, type FieldName, fieldsOfType } from './form.ts';
import {
  type AgreementEvent,
  type AgreementStatus,
  afterEvent,
  agreementEvents,
  agreementStatuses,
  checkDecline,
  type DeclinedPart,
  declineReasons,
  openParts,
  reviewParts,
  untouchedParts,
} from './review.ts';

/** Every drawn edge; everything else is refused. */
const edges: readonly (readonly [AgreementStatus, AgreementEvent, AgreementStatus])[] = [
  ['draft', 'save', 'draft'],
  ['draft', 'change_type', 'draft'],
  ['draft', 'submit', 'submitted'],
  ['submitted', 'approve', 'approved'],
  ['submitted', 'decline', 'declined'],
  ['approved', 'revise', 'draft'],
  ['declined', 'save', 'declined'],
  ['declined', 'change_type', 'draft'],
  ['declined', 'submit', 'submitted'],
];

describe('an agreement moves along the drawn edges alone', () => {
  const pairs = agreementStatuses.flatMap((state) => agreementEvents.map((event) => [state, event] as const));
  test.each(pairs)('%s on %s', (state, event) => {
    const drawn = edges.find(([from, on]) => from === state && on === event);
    const outcome = afterEvent(state, event);
    expect(outcome.ok ? outcome.value : 'refused').toBe(drawn?.[2] ?? 'refused');
  });

  test('whatever happens in whatever order, nothing is approved that was not submitted just before, and what is approved stays until it is revised', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...agreementEvents), { maxLength: 40 }), (events) => {
        let state: AgreementStatus = 'draft';
        for (const event of events) {
          const before = state;
          const outcome = afterEvent(state, event);
          if (outcome.ok) state = outcome.value;
          const isStep = state !== before;
          expect(isStep && state === 'approved' ? [before, event] : ['submitted', 'approve']).toEqual(['submitted', 'approve']);
          expect(isStep && before === 'approved' ? event : 'revise').toBe('revise');
          expect(['approve', 'decline']).toContain(isStep && before === 'submitted' ? event : 'approve');
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

const part = (name: DeclinedPart['part'], reasons: DeclinedPart['reasons'] = ['not_readable'], note = ''): DeclinedPart => ({
  part: name,
  reasons,
  note,
});

describe('declining', () => {
  const handedIn = new Set<DocumentKind>(['id_card', 'tax_id']);
  test.each<[string, DeclinedPart[], string]>([
    ['needs a part', [], 'reasons_required'],
    ['needs a reason for each part', [part('id_card', [])], 'reasons_required'],
    ['needs words for another reason', [part('id_card', ['other'], ' ')], 'note_required'],
    ['needs a sentence for another reason', [part('id_card', ['other'], 'why')], 'reason_too_short'],
    ['needs none beside one from the list', [part('id_card', ['not_readable'], 'top')], 'accepted'],
    ['is of what was handed in', [part('deed')], 'part_unknown'],
    ['names a part once', [part('id_card'), part('id_card')], 'part_twice'],
    ['is complete with these', [part('id_card'), part('form', ['other'], 'You are a company, not a person.')], 'accepted'],
  ])('%s', (_, parts, expected) => {
    const outcome = checkDecline(parts, handedIn);
    expect(outcome.ok ? 'accepted' : outcome.refusals[0].code.split('.')[1]).toBe(expected);
  });
  test('knows the twelve reasons of product 6', () => expect(declineReasons).toHaveLength(12));
});

describe('what may be changed', () => {
  test('is everything in a draft, and nothing while it is submitted or approved', () => {
    for (const type of businessTypes) {
      const draft = openParts('draft', type, []);
      expect([[...draft.fields], [...draft.documents]]).toEqual([fieldsOfType(type), documentsOf(type)]);
      for (const state of ['submitted', 'approved'] as const) {
        const open = openParts(state, type, [part('form')]);
        expect([open.fields.size, open.documents.size]).toEqual([0, 0]);
      }
    }
  });
  test.each<[string, DeclinedPart[], FieldName[], DocumentKind[]]>([
    ['a card: it, and what it proves', [part('id_card')], ['signatory_name', 'signatory_id_number'], ['id_card']],
    ['the SPPKP: also by the statement', [part('sppkp')], ['company_tax_name', 'company_tax_number'], ['sppkp', 'non_vat_statement']],
    [
      'the deed: and the power of attorney, should the answer change',
      [part('deed')],
      ['business_name', 'signatory_position', 'is_signatory_in_deed'],
      ['deed', 'power_of_attorney'],
    ],
    ['the form: every field', [part('form')], fieldsOfType('company'), ['power_of_attorney']],
  ])('after a decline of %s', (_, declined, fields, documents) => {
    const open = openParts('declined', 'company', declined);
    expect([...open.fields].toSorted()).toEqual(fields.toSorted());
    expect([...open.documents].toSorted()).toEqual(documents.toSorted());
  });
  test('after a decline is never a field the type is not asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...businessTypes), fc.subarray([...reviewParts]), (type, names) => {
        const open = openParts(
          'declined',
          type,
          names.map((name) => part(name)),
        );
        for (const field of open.fields) expect(fieldsOfType(type)).toContain(field);
      }),
    );
  });
});

describe('what was declined must not come back as it was', () => {
  const before = { fields: emptyFields, files: { id_card: ['a'], deed: ['b', 'c'], sppkp: ['d'] } };
  const declined = [part('id_card'), part('deed'), part('sppkp'), part('form')];
  test('when nothing changed, all of it is told', () => {
    expect(untouchedParts(declined, 'company', before, before)).toEqual(['id_card', 'deed', 'sppkp', 'form']);
  });
  test.each<[string, typeof before, string[]]>([
    ['a new file is a change', { ...before, files: { ...before.files, id_card: ['x'] } }, ['deed', 'sppkp', 'form']],
    ['so is one more sheet, and another order', { ...before, files: { ...before.files, deed: ['c', 'b'] } }, ['id_card', 'sppkp', 'form']],
    [
      'so is the document that stands for it',
      { ...before, files: { ...before.files, non_vat_statement: ['x'] } } as typeof before,
      ['id_card', 'deed', 'form'],
    ],
    ['so is a field it proves', { ...before, fields: { ...emptyFields, signatory_name: 'Ayu' } }, ['deed', 'sppkp']],
  ])('%s', (_, now, left) => expect(untouchedParts(declined, 'company', before, now)).toEqual(left));
});

test('every document that can be declined proves something, or is a picture', () => {
  expect(documentKinds.every((document) => openParts('declined', 'company', [part(document)]).documents.has(document))).toBe(true);
});
