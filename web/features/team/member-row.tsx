import { useState } from 'react';
import { removeMember, type TeamMember } from '../../../contract/team.ts';
import { may } from '../../../core/team/roles.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTeamChange } from './queries.ts';
import { RoleDialog } from './role-dialog.tsx';
import classes from './team.module.css';
import { teamTexts } from '../../parts/team-texts.ts';

type MemberRowProps = { readonly member: TeamMember; readonly isReadOnly: boolean };

/** One person of the team, and what the owner can do about them. */
export function MemberRow({ member, isReadOnly }: MemberRowProps) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const [open, setOpen] = useState<'role' | 'remove' | null>(null);
  const { name, email, role, is_me: isMe, joined_at: joinedAt, has_second_factor: hasFactor } = member;
  const onClose = () => setOpen(null);
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <p className={classes['name']}>
          {name} {isMe && <span className={classes['me']}>{t('me')}</span>}
        </p>
        <p className={classes['detail']}>
          {email} · <span>{t(role === 'owner' ? 'since' : 'joined', { day: format.date(joinedAt) })}</span>
          {hasFactor !== null && may(role, 'payouts') && (
            <>
              {' '}
              · <span>{t(hasFactor ? 'hasFactor' : 'noFactor')}</span>
            </>
          )}
        </p>
      </div>
      <p className={classes['role']}>{shell(`role.${role}`)}</p>
      {!isReadOnly && role !== 'owner' && (
        <div className={classes['acts']}>
          <Button variant="subtle" aria-label={t('changeOf', { name })} onClick={() => setOpen('role')}>
            {t('change')}
          </Button>
          <Button variant="subtle" aria-label={t('removeOf', { name })} onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        </div>
      )}
      {open === 'role' && role !== 'owner' && <RoleDialog member={member} role={role} onClose={onClose} />}
      {open === 'remove' && <RemoveDialog member={member} onClose={onClose} />}
    </li>
  );
}

function RemoveDialog({ member: { uuid, name }, onClose }: { readonly member: TeamMember; readonly onClose: () => void }) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const remove = useTeamChange(() => call(removeMember, { params: { id: uuid } }), t('removed', { name }));
  return (
    <Dialog
      title={t('removeTitle', { name })}
      onClose={onClose}
      back={shell('cancel')}
      actions={
        <Button loading={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess: onClose })}>
          {t('remove')}
        </Button>
      }
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}
