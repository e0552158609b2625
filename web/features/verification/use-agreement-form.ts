import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { type AgreementCode, checkAgreement } from '../../../core/verification/agreement.ts';
import type { AgreementFields, DocumentKind, FieldName } from '../../../core/verification/form.ts';
import type { Refusal } from '../../../core/outcome.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { ApiError } from '../../base/calls/call.ts';
import { bankAccountsQuery } from '../../parts/bank-accounts.ts';
import type { SaveState } from './autosave.ts';
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

/** The form as it is here: what is typed over what the server has, judged by the rules that the server will judge it by. */
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

  const isTouched = (name: string): boolean => isAttempted || touched.has(name);
  const messageOf = messagesOf({ refusals, refused, fields, files, isTouched, words, saving: autosave.state });
  const openNames = new Set<string>([...agreement.open.fields, ...agreement.open.documents.map((name) => `documents.${name}`)]);
  const isOpen = (name: string): boolean => openNames.has(name);
  const all = sectionsOf(type, fields.is_signatory_in_deed);
  const sections: Section[] = all
    .map(({ name, questions }) => ({ name, questions: questions.filter((question) => refusedAt(question).some(isOpen)) }))
    .filter(({ questions }) => questions.length > 0);
  const isFixed = useFixedParts(agreement, fields, sections);
  const unmended = agreement.declined.filter(({ part }) => !isFixed(part)).map(({ part }) => `documents.${part}`);
  const conflicts: readonly string[] = autosave.state.conflicts;
  const stateOf = ({ questions }: Section): SectionState => {
    const names = questions.flatMap(refusedAt);
    if (names.some((name) => unmended.includes(name) || messageOf(name) !== undefined || conflicts.includes(name))) return 'wrong';
    if (found.some(({ field = '' }) => names.includes(field))) return 'todo';
    return questions.some((question) => isAnswered(question, fields, agreement.files)) ? 'done' : 'optional';
  };
  const states: Partial<Record<SectionName, SectionState>> = {};
  for (const section of sections) states[section.name] = stateOf(section);

  return {
    agreement,
    type,
    fields,
    sections,
    states,
    refusals,
    isFixed,
    /** The very file that was declined, not one that was attached since. */
    isDeclinedFile: (file: File) => isDeclined(agreement, file),
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

type File = Agreement['files'][number];
const isDeclined = ({ status, declined, versions, saved_at: savedAt }: Agreement, { document, uploaded_at: at }: File): boolean =>
  status === 'declined' &&
  declined.some(({ part }) => part === document) &&
  Date.parse(at) <= Date.parse(versions[0]?.decided_at ?? savedAt);

type Judged = {
  readonly refusals: readonly Refusal<AgreementCode>[];
  readonly refused: Refused | null;
  readonly fields: AgreementFields;
  readonly files: string;
  /** Its question was left, or submitting was tried. */
  readonly isTouched: (name: string) => boolean;
  readonly words: (refusal: Refusal<AgreementCode>) => string;
  readonly saving: Pick<SaveState, 'messages' | 'typed'>;
};
/** What is said of an answer: why it could not be saved, what is wrong with it, or what the server found that the browser could not. */
function messagesOf({ refusals, refused, fields, files, isTouched, words, saving }: Judged): (name: string) => string | undefined {
  const unsaved = new Map<string, string>(Object.entries(saving.messages));
  const valueIn = (answers: AgreementFields, name: string): unknown => new Map<string, unknown>(Object.entries(answers)).get(name);
  /** An answer that has changed since is not the one that the server refused. */
  const isAsRefused = (name: string): boolean =>
    refused !== null && (name.startsWith('documents.') ? refused.files === files : valueIn(refused.fields, name) === valueIn(fields, name));
  return (name) => {
    if (unsaved.has(name)) return unsaved.get(name);
    const refusal = refusals.find(({ field }) => field === name);
    // What was wrong when the page opened is said at once; what is being typed is not interrupted.
    const isSaid = (found: Refusal<AgreementCode>) => isTouched(name) || (!missing.includes(found.code) && !(name in saving.typed));
    if (refusal !== undefined && isSaid(refusal)) return words(refusal);
    return isAsRefused(name) ? refused?.messages[name] : undefined;
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
