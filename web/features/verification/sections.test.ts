import { describe, expect, test } from 'vitest';
import { businessTypes, documentRowsOf, emptyFields, fieldsOfType } from '../../../core/verification/form.ts';
import { isAnswered, refusedAt, sectionsOf } from './sections.ts';

describe.each(businessTypes)('Every question of the form has its place: %s', (type) => {
  test.each([true, false, null])('signatory in the deed: %s', (isInDeed) => {
    const asked = sectionsOf(type, isInDeed)
      .flatMap(({ questions }) => questions)
      .flatMap(refusedAt);
    const wanted = [
      ...fieldsOfType(type),
      ...documentRowsOf(type, isInDeed)
        .flatMap(({ options }) => options.flat())
        .map((document) => `documents.${document}`),
    ];
    expect(asked.toSorted()).toEqual(wanted.toSorted());
  });
});

test.each(businessTypes)('nothing of an empty form is answered, whether or not it is required: %s', (type) => {
  const questions = sectionsOf(type, null).flatMap((section) => section.questions);
  expect(questions.filter((question) => isAnswered(question, emptyFields, []))).toEqual([]);
});
