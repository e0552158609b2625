import { inviteMember } from '../../../contract/team.ts';
import { checkEmail } from '../../../core/identity/email.ts';
import type { InvitedRole } from '../../../core/team/roles.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm, useJudged } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { EmailLine } from '../../ui/email-line.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useTakeTeam } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { teamTexts } from '../../parts/team-texts.ts';

/** Whom to invite, and as what. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(teamTexts);
  const take = useTakeTeam();
  const judged = useJudged();
  const { withFactor, factorDialog } = useFactor();
  const saved: { readonly email: string; readonly role: InvitedRole } = { email: '', role: 'sales' };
  const form = useForm({
    key: 'team.invite',
    saved,
    check: (typed) => judged(checkEmail(typed.email), typed),
    send: (body) => withFactor(() => call(inviteMember, { body })),
    onSent(answer) {
      take(answer);
      notify('success', t('invited', { email: form.typed.email }));
      onClose();
    },
  });
  return (
    <>
      <FormDialog title={t('inviteTitle')} form={form} action={t('sendInvitation')} lead={<p>{t('inviteLead')}</p>} onClose={onClose}>
        <EmailLine {...form.at('email')} label={t('email')} />
        <RoleChoice value={form.typed.role} onChange={(role) => form.write('role', role)} />
      </FormDialog>
      {factorDialog}
    </>
  );
}
