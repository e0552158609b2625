import '../../../ui/form.css';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Acquisition, acceptAcquisition } from '../../../../contract/acquisition.ts';
import { checkInvitation, contactLengths } from '../../../../core/acquisition/contact.ts';
import { languages } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useDraft } from '../../../base/draft.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessages, Form } from '../../../ui/form.tsx';
import { acquisitionsTexts } from '../texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

type AcceptDialogProps = { readonly acquisition: Acquisition; readonly onClose: () => void };
const lines = [
  ['business_name', 'businessName'],
  ['contact_name', 'contactName'],
  ['email', 'email'],
] as const;

/** Checks what the business sent before it becomes a vendor: names and address can be mended here. */
export function AcceptDialog({ acquisition, onClose }: AcceptDialogProps) {
  const t = useTexts(acquisitionsTexts);
  const shell = useTexts(shellTexts);
  const sentence = useRefusalText();
  const queries = useQueryClient();
  const formId = useId();
  const { business_name, contact_name, email } = acquisition.known;
  const { draft, change, discard } = useDraft(`operations.accept.${acquisition.id}`, {
    business_name,
    contact_name,
    email,
    language: acquisition.language,
  });
  const [key] = useState(newId);
  const [isChecked, setChecked] = useState(false);
  const checked = checkInvitation(draft);
  const accepting = useMutation({
    mutationFn: () => call(acceptAcquisition, { params: { id: acquisition.id }, body: draft, idempotencyKey: key }),
    onSuccess() {
      discard();
      onClose();
      notify('success', t('invited'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operations'] }),
  });
  const refused = fieldMessages(accepting.error);
  const wrongOf = (name: string): string | undefined => {
    const found = isChecked && !checked.ok ? checked.refusals.find(({ field }) => field === name) : undefined;
    return found ? sentence(found) : refused[name];
  };
  const submit = () => {
    setChecked(true);
    if (checked.ok) accepting.mutate();
  };
  return (
    <Dialog
      title={t('acceptTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={accepting.isPending}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <p>{t('acceptText')}</p>
      <Form id={formId} onSubmit={submit} failure={accepting.error}>
        {lines.map(([name, label]) => (
          <TextInput
            key={name}
            label={t(label)}
            name={name}
            size="md"
            maxLength={contactLengths[name]}
            value={draft[name]}
            error={wrongOf(name)}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <Chips
          label={t('language')}
          options={languages.map(({ language, name }) => ({ value: language, label: name }))}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
      </Form>
    </Dialog>
  );
}
