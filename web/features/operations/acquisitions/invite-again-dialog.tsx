import { useQueryClient } from '@tanstack/react-query';
import { inviteAgain } from '../../../../contract/acquisition.ts';
import { contactLengths } from '../../../../core/acquisition/contact.ts';
import { checkEmail } from '../../../../core/identity/email.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { useForm, useJudged } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { EmailLine } from '../../../ui/email-line.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useTooLate } from '../queue/use-too-late.ts';
import { acquisitionsTexts } from '../texts.ts';

type InviteAgainDialogProps = { readonly id: string; readonly business: string; readonly email: string; readonly onClose: () => void };

/** A new invitation to a business that has not joined, to the same address or the right one. */
export function InviteAgainDialog({ id, business, email, onClose }: InviteAgainDialogProps) {
  const t = useTexts(acquisitionsTexts);
  const judged = useJudged();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['operations'] });
  const late = useTooLate();
  const form = useForm({
    key: `operations.invite.${id}`,
    saved: { email },
    check: (typed) => judged(checkEmail(typed.email), typed),
    send: (body, { key }) => call(inviteAgain, { params: { id }, body, idempotencyKey: key }),
    onSent() {
      onClose();
      notify('success', t('invitedAgain', { email: form.typed.email }));
      return refresh();
    },
    onRefused(failure) {
      late.hear(failure);
      return refresh();
    },
  });
  return (
    <FormDialog
      title={t('inviteAgainTitle', { business })}
      form={form}
      {...late.buttons(t('sendInvitation'))}
      lead={<p>{t('inviteAgainText')}</p>}
      onClose={onClose}
    >
      <EmailLine {...form.at('email')} label={t('email')} maxLength={contactLengths.email} />
    </FormDialog>
  );
}
