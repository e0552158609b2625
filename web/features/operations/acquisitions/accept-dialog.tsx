import { useQueryClient } from '@tanstack/react-query';
import { type Acquisition, acceptAcquisition } from '../../../../contract/acquisition.ts';
import { checkInvitation, contactLengths } from '../../../../core/acquisition/contact.ts';
import { languages } from '../../../../texts/typed.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { Line } from '../../../ui/checked-fields.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { EmailLine } from '../../../ui/email-line.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useTooLate } from '../queue/use-too-late.ts';
import { acquisitionsTexts } from '../texts.ts';

type AcceptDialogProps = { readonly acquisition: Acquisition; readonly onClose: () => void };
const lines = [
  ['business_name', 'businessName'],
  ['contact_name', 'contactName'],
] as const;

/** Checks what the business sent before it becomes a vendor: names and address can be fixed here. */
export function AcceptDialog({ acquisition: { id, known, language }, onClose }: AcceptDialogProps) {
  const t = useTexts(acquisitionsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] });
  const { business_name, contact_name, email } = known;
  const late = useTooLate();
  const form = useForm({
    key: `operations.accept.${id}`,
    saved: { business_name, contact_name, email, language },
    check: (typed) => judged(checkInvitation(typed), typed),
    send: (body, { key }) => call(acceptAcquisition, { params: { id }, body, idempotencyKey: key }),
    onSent() {
      onClose();
      notify('success', t('invited'));
      return refresh();
    },
    onRefused(failure) {
      late.hear(failure);
      return refresh();
    },
  });
  return (
    <FormDialog title={t('acceptTitle')} form={form} {...late.buttons(t('invite'))} lead={<p>{t('acceptText')}</p>} onClose={onClose}>
      {lines.map(([name, label]) => (
        <Line key={name} {...form.at(name)} label={t(label)} maxLength={contactLengths[name]} />
      ))}
      <EmailLine {...form.at('email')} label={t('email')} maxLength={contactLengths.email} />
      <Chips
        label={t('language')}
        options={languages.map(({ language: value, name }) => ({ value, label: name }))}
        value={form.typed.language}
        onChange={(chosen) => form.change({ language: chosen })}
      />
    </FormDialog>
  );
}
