import { type ReactNode, useState } from 'react';
import { noteSavedVendor, savedVendors, type SavedVendor } from '../../../../contract/clients.ts';
import { shortlistRules } from '../../../../core/clients/shortlist.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { savedElsewhere, type SaveOutcome } from '../../../base/form/document.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { useDocument } from '../../../base/form/use-document.ts';
import type { Typed } from '../../../base/form/view.ts';
import { VersionChoice } from '../../../ui/version-choice.tsx';
import { Field } from '../form/field.tsx';
import { loginHereHref } from '../site/login-here.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './saved.module.css';
import type { SavedWords } from './saved-texts.ts';

interface Note {
  readonly note: string;
  readonly isBooked: boolean;
}
type Noted = Partial<Pick<SavedVendor, 'note' | 'is_booked' | 'revision'>>;
const contentOf = ({ note = '', is_booked: isBooked = false }: Noted): Note => ({ note, isBooked });

interface SavedNoteProps {
  readonly vendor: Noted & Pick<SavedVendor, 'id' | 'name'>;
  readonly words: SavedWords;
  /** What else can be chosen of the vendor, on the same line. */
  readonly beside?: ReactNode;
}

/** What a couple writes about a vendor, and whether it booked it. Both save themselves; a session that has ended leads to the login page and back. */
export function SavedNote({ vendor, words, beside }: SavedNoteProps) {
  const { href } = useSite();
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useDocument<Note>({
    key: `saved.note.${vendor.id}`,
    saved: contentOf(vendor),
    revision: vendor.revision ?? 0,
    async save(typed, isLeaving) {
      const { outcome, said, isSignedOut } = await saveNote(vendor.id, typed, isLeaving);
      if (isSignedOut && !isLeaving) return leaveFor(href(loginHereHref()));
      setFailure(said);
      return outcome;
    },
  });
  const { note, isBooked } = draft.typed;
  const id = `note-${vendor.id}`;
  const isSaid = draft.isDirty || draft.saving === 'saving';
  return (
    <div className={styles['note']}>
      <Field
        id={id}
        label={words('note', { name: vendor.name })}
        refusal={draft.saving === 'failed' ? (failure ?? words('failed')) : undefined}
      >
        {(aria) => (
          <textarea
            {...aria}
            name={id}
            rows={2}
            maxLength={shortlistRules.noteLengthMax}
            placeholder={words('notePlaceholder')}
            value={note}
            onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
            onBlur={() => void draft.flush()}
          />
        )}
      </Field>
      <div className={styles['state']}>
        <label className={styles['check']}>
          <input
            type="checkbox"
            name={`booked-${vendor.id}`}
            aria-label={words('bookedOf', { name: vendor.name })}
            checked={isBooked}
            onChange={({ currentTarget }) => {
              draft.change({ isBooked: currentTarget.checked });
              void draft.flush();
            }}
          />
          {words('isBooked')}
        </label>
        {beside}
        <output>
          {draft.isElsewhere || draft.saving === 'failed'
            ? ''
            : isSaid
              ? words('saving')
              : draft.revision() > (vendor.revision ?? 0)
                ? words('saved')
                : ''}
        </output>
        {draft.saving === 'failed' && (
          <button type="button" className={styles['quiet']} onClick={() => void draft.flush()}>
            {words('retry')}
          </button>
        )}
      </div>
      {draft.isElsewhere && <Elsewhere draft={draft} words={words} />}
    </div>
  );
}

interface ElsewhereProps {
  readonly draft: Pick<ReturnType<typeof useDocument<Note>>, 'typed' | 'get' | 'resolve'>;
  readonly words: SavedWords;
}

/** The note was changed in another window meanwhile: which of the two continues. */
function Elsewhere({ draft, words }: ElsewhereProps) {
  const theirs = draft.get().heard?.content;
  const said = ({ note, isBooked }: Note) => [note.trim() || '–', ...(isBooked ? [words('isBooked')] : [])].join(' · ');
  const differences =
    theirs === undefined
      ? []
      : [{ label: '', here: words('here', { value: said(draft.typed) }), there: words('there', { value: said(theirs) }) }];
  return (
    <VersionChoice mine={words('keepMine')} theirs={words('takeTheirs')} differences={differences} onResolve={draft.resolve}>
      {words('elsewhere')}
    </VersionChoice>
  );
}

/** Saves a note; `said` is what the server had to say about it. */
async function saveNote(
  id: number,
  { revision, content: { note, isBooked } }: Typed<Note>,
  keepalive: boolean,
): Promise<{ readonly outcome: SaveOutcome<Note>; readonly said: string | null; readonly isSignedOut?: boolean }> {
  try {
    const body = { revision, note, is_booked: isBooked };
    const { data } = await call(noteSavedVendor, { params: { id }, body, keepalive });
    return { outcome: { kind: 'saved', revision: data.revision }, said: null };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'clients.edited_elsewhere') return { outcome: await findTheirs(id), said: null };
    if (!(failure instanceof ApiError)) return { outcome: { kind: 'failed' }, said: null };
    return { outcome: { kind: 'failed' }, said: failure.fields[0]?.message ?? failure.message, isSignedOut: failure.status === 401 };
  }
}

const findTheirs = (id: number): Promise<SaveOutcome<Note>> =>
  savedElsewhere(async () => {
    const { data, unlisted } = await call(savedVendors);
    const theirs = [...data, ...unlisted].find((one) => one.id === id);
    if (theirs === undefined) throw new Error('not saved any more');
    return { revision: theirs.revision, content: contentOf(theirs) };
  });
