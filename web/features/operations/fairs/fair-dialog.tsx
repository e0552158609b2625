import '../../../ui/form.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cities } from '../../../../contract/catalogue.ts';
import { addFair, changeFair, type KeptFair } from '../../../../contract/fairs.ts';
import { checkFair, fairLengths } from '../../../../core/fairs/fair.ts';
import { call } from '../../../api/browser-call.ts';
import { notify } from '../../../app/client-state.ts';
import { useDraft } from '../../../app/draft.ts';
import { useRefusalText } from '../../../app/refusal-texts.ts';
import { shellTexts } from '../../../app/shell/texts.ts';
import { useTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { fairsTexts } from '../texts.ts';

type FairDialogProps = {
  /** Null for a new one. */
  readonly fair: KeptFair | null;
  readonly onClose: () => void;
};
const blank = { name: '', city_id: 0, venue: '', starts_on: '', ends_on: '', url: '', is_cancelled: false };
const lines = ['name', 'venue', 'url'] as const;
const days = [
  ['starts_on', 'startsOn'],
  ['ends_on', 'endsOn'],
] as const;

/** A new fair, or one to be changed. What was typed waits when the dialog is closed. */
export function FairDialog({ fair, onClose }: FairDialogProps) {
  const t = useTexts(fairsTexts);
  const shell = useTexts(shellTexts);
  const sentence = useRefusalText();
  const queries = useQueryClient();
  const formId = useId();
  const known = useQuery({ queryKey: ['cities'], queryFn: async ({ signal }) => (await call(cities, { signal })).data });
  const { draft, change, discard } = useDraft(`operations.fair.${fair?.id ?? 'new'}.${fair?.version ?? 0}`, fair ? draftOf(fair) : blank);
  const [key] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const { is_cancelled: isCancelled, ...fields } = draft;
  const checked = checkFair(
    { ...fields, cityId: draft.city_id, startsOn: draft.starts_on, endsOn: draft.ends_on },
    new Set(known.data?.map(({ id }) => id)),
  );
  const saving = useMutation({
    mutationFn: () =>
      fair === null
        ? call(addFair, { body: fields, idempotencyKey: key })
        : call(changeFair, { params: { id: fair.id }, body: { ...fields, is_cancelled: isCancelled, version: fair.version } }),
    onSuccess() {
      discard();
      onClose();
      notify('success', t('saved'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations', 'fairs'] }),
  });
  const refused = fieldMessages(saving.error);
  const wrongOf = (name: string): string | undefined => {
    const found = isChecked && !checked.ok ? checked.refusals.find(({ field }) => field === name) : undefined;
    return found ? sentence(found) : refused[name];
  };
  return (
    <Dialog
      title={t(fair === null ? 'addTitle' : 'editTitle')}
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
        failure={saving.error}
        onSubmit={() => {
          setChecked(true);
          if (checked.ok) saving.mutate();
        }}
      >
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
          <TextInput
            key={name}
            type="date"
            label={t(label)}
            name={name}
            size="md"
            value={draft[name]}
            error={wrongOf(name)}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        {fair !== null && (
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

const draftOf = (fair: KeptFair): typeof blank => ({
  name: fair.name,
  city_id: fair.city.id,
  venue: fair.venue,
  starts_on: fair.starts_on,
  ends_on: fair.ends_on,
  url: fair.url,
  is_cancelled: fair.is_cancelled,
});
