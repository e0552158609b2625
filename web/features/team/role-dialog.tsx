import { changeRole, type TeamMember } from '../../../contract/team.ts';
import type { InvitedRole } from '../../../core/team/roles.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notify } from '../../base/client-state.ts';
import { useForm } from '../../base/form/use-form.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { useFactor } from '../../parts/second-factor/use-factor.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useTakeTeam } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { teamTexts } from '../../parts/team-texts.ts';

type RoleDialogProps = { readonly member: TeamMember; readonly role: InvitedRole; readonly onClose: () => void };

/** Gives someone another role. */
export function RoleDialog({ member: { uuid, name }, role, onClose }: RoleDialogProps) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const take = useTakeTeam();
  const { withFactor, factorDialog } = useFactor();
  const form = useForm({
    key: null,
    saved: { role },
    send: (body) => withFactor(() => call(changeRole, { params: { id: uuid }, body })),
    onSent(answer) {
      take(answer);
      notify('success', t('changed', { name, role: shell(`role.${form.typed.role}`) }));
      onClose();
    },
  });
  return (
    <>
      <FormDialog title={t('changeTitle', { name })} form={form} action={t('save')} lead={<p>{t('changeLead')}</p>} onClose={onClose}>
        <RoleChoice value={form.typed.role} onChange={(chosen) => form.write('role', chosen)} />
      </FormDialog>
      {factorDialog}
    </>
  );
}
