import { useState } from 'react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import type { AgreementFields, DocumentKind } from '../../../core/verification/form.ts';
import { fieldsProvenBy, type ReviewPart } from '../../../core/verification/review.ts';
import type { Section } from './sections.ts';

/**
 * Which declined parts have been worked on: a file newer than the decision, or another answer than the one found here. The server, which
 * has both versions, decides when the form is handed in.
 */
export function useFixedParts(agreement: Agreement, fields: AgreementFields, sections: readonly Section[]): (part: ReviewPart) => boolean {
  const [found] = useState(agreement.fields);
  const decidedAt = Date.parse(agreement.versions[0]?.decided_at ?? agreement.saved_at);
  const insteadOf = (document: DocumentKind): readonly DocumentKind[] =>
    sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) => (question.kind === 'documents' ? [question.row.options.flat()] : []))
      .find((documents) => documents.includes(document)) ?? [document];
  return (part) => {
    if (part === 'form') return Date.parse(agreement.saved_at) > decidedAt;
    const hasNewFile = agreement.files.some(
      ({ document, uploaded_at: at }) => insteadOf(part).includes(document) && Date.parse(at) > decidedAt,
    );
    return hasNewFile || fieldsProvenBy[part].some((field) => fields[field] !== found[field]);
  };
}
