import '../../../ui/form.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { cities } from '../../../../contract/catalogue.ts';
import { addFair, changeFair, type KeptFair } from '../../../../contract/fairs.ts';
import { checkFair, fairLengths } from '../../../../core/fairs/fair.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { ElsewhereChoice } from '../../../ui/elsewhere-choice.tsx';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { fairsTexts } from '../texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

type FairDialogProps = {
  /** Null for a new one. */
  readonly fair: KeptFair | null;
  /** The fair as it is kept now; null while that is not known. */
  readonly newest: KeptFair | null;
  readonly onClose: () => void;
};
const blank = { name: '', city_id: 0, venue: '', starts_on: '', ends_on: '', url: '', is_cancelled: false, version: 0 };
type Draft = typeof blank;
const formOf = (fair: KeptFair | null): string => `operations.fair.${fair?.id ?? 'new'}`;
const lines = ['name', 'venue', 'url'] as const;
const days = [
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

/**
 * A new fair, or one to be changed. What was typed waits when the dialog is closed, stays when it is refused, and goes on when it was typed while
 * the rest was being saved.
 */
export function FairDialog({ fair, newest, onClose }: FairDialogProps) {
  const t = useTexts(fairsTexts);
  const shell = useTexts(shellTexts);
  const sentence = useRefusalText();
  const formId = useId();
  const known = useQuery({ queryKey: ['cities'], queryFn: async ({ signal }) => (await call(cities, { signal })).data });
  const { draft, change, saving, isNew, take } = useFair(fair, onClose);
  const [isChecked, setChecked] = useState(false);
  const checked = checkFair(
    { ...draft, cityId: draft.city_id, startsOn: draft.starts_on, endsOn: draft.ends_on },
    new Set(known.data?.map(({ id }) => id)),
  );
  const refused = fieldMessages(saving.error);
  const wrongOf = (name: string): string | undefined => {
    const found = isChecked && !checked.ok ? checked.refusals.find(({ field }) => field === name) : undefined;
    return found ? sentence(found) : refused[name];
  };
  return (
    <Dialog
      title={t(isNew ? 'addTitle' : 'editTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={saving.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        failure={isMovedOn(saving.error) ? null : saving.error}
        onSubmit={() => {
          setChecked(true);
          if (checked.ok && !saving.isPending) saving.mutate(draft);
        }}
      >
        {newest !== null && newest.version > draft.version && !saving.isPending && (
          <ElsewhereChoice onResolve={(choice) => (choice === 'mine' ? change({ version: newest.version }) : take(newest))} />
        )}
        {lines.map((name) => (
          <TextInput
            key={name}
            label={t(name)}
            {...(name === 'url' && { description: t('urlHint'), inputWrapperOrder: ['label', 'input', 'description', 'error'] as const })}
            name={name}
            size="md"
            maxLength={fairLengths[name]}
            value={draft[name]}
            error={wrongOf(name)}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <NativeSelect
          label={t('city')}
          name="city_id"
          size="md"
          value={String(draft.city_id)}
          error={wrongOf('city_id')}
          data={[{ value: '0', label: t('chooseCity') }, ...(known.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(event) => change({ city_id: Number(event.currentTarget.value) })}
        />
        {days.map(([name, label]) => (
          <DayField
            key={name}
            label={t(label)}
            name={name}
            value={draft[name] || null}
            error={wrongOf(name)}
            onChange={(day) => change({ [name]: day ?? '' })}
          />
        ))}
        {!isNew && (
          <Checkbox
            label={t('isCancelled')}
            checked={draft.is_cancelled}
            onChange={(event) => change({ is_cancelled: event.currentTarget.checked })}
          />
        )}
      </Form>
    </Dialog>
  );
}

const isMovedOn = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'fairs.moved_on';

function useFair(opened: KeptFair | null, onClose: () => void) {
  const t = useTexts(fairsTexts);
  const queries = useQueryClient();
  // A new one is there after its first save: whoever typed on meanwhile changes it.
  const id = useRef(opened?.id ?? null);
  const [isNew, setNew] = useState(opened === null);
  const form = formOf(opened);
  const { draft, change, discard, settle } = useDraft<Draft>(form, opened ? draftOf(opened) : blank);
  // One key for one content: the same sent twice is one fair, something else is something else.
  const intent = useRef({ sent: '', key: '' });
  const saving = useMutation({
    mutationFn: async ({ is_cancelled: isCancelled, version, ...fields }: Draft) => {
      const sent = JSON.stringify(fields);
      if (intent.current.sent !== sent) intent.current = { sent, key: newId() };
      const answer =
        id.current === null
          ? await call(addFair, { body: fields, idempotencyKey: intent.current.key })
          : await call(changeFair, { params: { id: id.current }, body: { ...fields, is_cancelled: isCancelled, version } });
      return answer.data;
    },
    onSuccess(kept, sent) {
      notify('success', t('saved'));
      if (settle(sent, draftOf(kept))) return onClose();
      id.current = kept.id;
      setNew(false);
      change({ version: kept.version });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations', 'fairs'] }),
  });
  const take = (kept: KeptFair) => {
    change(draftOf(kept));
    discard();
    saving.reset();
  };
  return { draft, change, saving, isNew, take };
}

const draftOf = (fair: KeptFair): Draft => ({
  version: fair.version,
  name: fair.name,
  city_id: fair.city.id,
  venue: fair.venue,
  starts_on: fair.starts_on,
  ends_on: fair.ends_on,
  url: fair.url,
  is_cancelled: fair.is_cancelled,
});
