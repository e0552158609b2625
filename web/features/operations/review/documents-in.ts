import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { type DocumentKind, documentKinds } from '../../../../core/verification/form.ts';

export type CaseDocument = { readonly kind: DocumentKind; readonly sheets: readonly AgreementFile[] };

/** The documents of a case in the order of the form, each with its sheets in theirs. */
export const documentsIn = (files: readonly AgreementFile[]): readonly CaseDocument[] =>
  documentKinds
    .map((kind) => ({
      kind,
      sheets: files.filter(({ document }) => document === kind).toSorted((one, other) => one.position - other.position),
    }))
    .filter(({ sheets }) => sheets.length > 0);
