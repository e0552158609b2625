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

/** What is looked at at once: a picture, or one page of a PDF. */
export type Leaf = { readonly file: AgreementFile; readonly page: number | null };

/** The leaves of a document, as one would turn them. */
export const leavesOf = ({ sheets }: CaseDocument): readonly Leaf[] =>
  sheets.flatMap((file): Leaf[] => (file.pages === null ? [{ file, page: null }] : pagesOf(file.pages).map((page) => ({ file, page }))));

const pagesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
