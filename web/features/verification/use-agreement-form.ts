import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { type AgreementCode, checkAgreement } from '../../../core/verification/agreement.ts';
import type { AgreementFields, DocumentKind, FieldName } from '../../../core/verification/form.ts';
import type { Refusal } from '../../../core/outcome.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { ApiError } from '../../base/calls/call.ts';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import { isAnswered, refusedAt, type Section, type SectionName, sectionsOf } from './sections.ts';
import { useFixedParts } from './use-fixed-parts.ts';
import { useAutosave } from './use-autosave.ts';
import { useUploads } from './use-uploads.ts';

/** What is only not there yet is said once a question was left. */
const missing: readonly AgreementCode[] = ['verification.required', 'verification.document_required'];

type Refused = { readonly messages: Readonly<Record<string, string>>; readonly fields: AgreementFields; readonly files: string };
/** `optional`: nothing has to be there, and nothing is. */
export type SectionState = 'done' | 'todo' | 'optional' | 'wrong';
export type AgreementForm = ReturnType<typeof useAgreementForm>;

/** The form as it stands here: what is typed over what the server has, judged by the rules that the server will judge it by. */
export function useAgreementForm(agreement: Agreement) {
  const words = useRefusalText();
  const autosave = useAutosave(agreement.business_type);
  const { uploads, sendings } = useUploads();
  const accounts = useQuery(bankAccountsQuery);
  // Judged are the questions one has left, and all of them after trying to submit.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  const type = agreement.business_type;
  const fields: AgreementFields = { ...agreement.fields, ...autosave.state.typed };
  const files = agreement.files.map(({ id }) => id).join();
  const sheets = sheetsOf(agreement);
  const holder = accounts.data?.accounts.find(({ id }) => id === fields.bank_account_id)?.holder_name ?? null;
  const checked = checkAgreement({ type, fields, sheets, bankHolder: holder });
  const found: readonly Refusal<AgreementCode>[] = checked.ok ? [] : checked.refusals;
  // Before the accounts are here nothing is known of the holder.
  const refusals = accounts.isSuccess ? found : found.filter(({ code }) => code !== 'verification.bank_account_unknown');

  /** An answer that has changed since is not the one that the server refused. */
  const isAsRefused = (name: string): boolean =>
    name.startsWith('documents.') ? refused?.files === files : refused?.fields[name as FieldName] === fields[name as FieldName];

  const messageOf = (name: string): string | undefined => {
    const unsaved = autosave.state.messages[name as FieldName];
    if (unsaved !== undefined) return unsaved;
    const refusal = refusals.find(({ field }) => field === name);
    const isShown = isAttempted || touched.has(name) || (refusal !== undefined && !missing.includes(refusal.code) && wasThere(name));
    if (refusal !== undefined && isShown) return words(refusal);
    return isAsRefused(name) ? refused?.messages[name] : undefined;
  };
  /** What was wrong when the page opened is said at once; what is being typed is not interrupted. */
  const wasThere = (name: string): boolean => !(name in autosave.state.typed);

  const isOpen = (name: string): boolean =>
    name.startsWith('documents.')
      ? agreement.open.documents.includes(name.slice('documents.'.length) as DocumentKind)
      : agreement.open.fields.includes(name as FieldName);
  const all = sectionsOf(type, fields.is_signatory_in_deed);
  const sections: Section[] = all
    .map(({ name, questions }) => ({ name, questions: questions.filter((question) => refusedAt(question).some(isOpen)) }))
    .filter(({ questions }) => questions.length > 0);
  const isFixed = useFixedParts(agreement, fields, sections);
  const unmended = agreement.declined.filter(({ part }) => !isFixed(part)).map(({ part }) => `documents.${part}`);
  const stateOf = ({ questions }: Section): SectionState => {
    const names = questions.flatMap(refusedAt);
    if (
      names.some((name) => unmended.includes(name) || messageOf(name) !== undefined || autosave.state.conflicts.includes(name as FieldName))
    )
      return 'wrong';
    if (found.some(({ field = '' }) => names.includes(field))) return 'todo';
    return questions.some((question) => isAnswered(question, fields, agreement.files)) ? 'done' : 'optional';
  };
  const states = Object.fromEntries(sections.map((section) => [section.name, stateOf(section)])) as Partial<
    Record<SectionName, SectionState>
  >;

  return {
    agreement,
    type,
    fields,
    sections,
    states,
    refusals,
    isFixed,
    /** The very file that was declined, not one that was attached since. */
    isDeclinedFile: ({ document, uploaded_at: at }: Agreement['files'][number]) =>
      agreement.state === 'declined' &&
      agreement.declined.some(({ part }) => part === document) &&
      Date.parse(at) <= Date.parse(agreement.versions[0]?.decided_at ?? agreement.saved_at),
    findings: checked.ok ? checked.value.findings : [],
    accounts,
    autosave,
    uploads,
    sendings,
    isAttempted,
    isEditable: isOpen,
    /** What the server refused that has no place of its own in the form. */
    general: Object.entries(refused?.messages ?? {})
      .filter(([name]) => !sections.some(({ questions }) => questions.some((question) => refusedAt(question).includes(name))))
      .map(([, message]) => message),
    messageOf,
    change<F extends FieldName>(field: F, value: AgreementFields[F]): void {
      autosave.change(field, value);
    },
    /** A choice is made in one go: it is judged and saved at once. */
    choose<F extends FieldName>(field: F, value: AgreementFields[F]): void {
      setTouched((before) => new Set([...before, field]));
      autosave.change(field, value);
      void autosave.flush();
    },
    leave(field: FieldName): void {
      setTouched((before) => new Set([...before, field]));
      autosave.blur();
    },
    seeAll: () => setAttempted(true),
    /** The server found more than the browser could. */
    refusedBy: (failure: unknown) => setRefused({ messages: messagesIn(failure), fields, files }),
  };
}

const messagesIn = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof ApiError ? Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])) : {};

const sheetsOf = ({ files }: Agreement): Partial<Record<DocumentKind, number>> => {
  const counts: Partial<Record<DocumentKind, number>> = {};
  for (const { document } of files) counts[document] = (counts[document] ?? 0) + 1;
  return counts;
};

/** The files of a document, sheet by sheet. */
export const filesOf = (agreement: Agreement, document: DocumentKind): Agreement['files'] =>
  agreement.files.filter((file) => file.document === document).toSorted((a, b) => a.position - b.position);
