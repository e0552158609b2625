import { sendInvitationAgain, type TeamInvitation, withdrawInvitation } from '../../../contract/team.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTeamChange } from './queries.ts';
import classes from './team.module.css';
import { teamTexts } from '../../parts/team-texts.ts';

/** Who was invited and has not joined. */
export function InvitationsCard({ invitations }: { readonly invitations: readonly TeamInvitation[] }) {
  const t = useTexts(teamTexts);
  return (
    <Card title={t('open')}>
      <ul className={classes['list']}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ invitation: { id, email, role, expires_at: at, is_expired: isExpired } }: { readonly invitation: TeamInvitation }) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('team');
  const again = useTeamChange(() => call(sendInvitationAgain, { params: { id } }), t('sentAgain', { email }));
  const withdraw = useTeamChange(() => call(withdrawInvitation, { params: { id } }), t('withdrawn', { email }));
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <p className={classes['name']}>{email}</p>
        <p className={classes['expiry']} data-expired={isExpired || undefined}>
          {t(isExpired ? 'expired' : 'expires', { when: format.dateTime(at) })}
        </p>
      </div>
      <p className={classes['role']}>{shell(`role.${role}`)}</p>
      {!isReadOnly && (
        <div className={classes['acts']}>
          <Button variant="subtle" loading={again.isPending} aria-label={t('againTo', { email })} onClick={() => again.mutate()}>
            {t('again')}
          </Button>
          <Button variant="subtle" loading={withdraw.isPending} aria-label={t('withdrawOf', { email })} onClick={() => withdraw.mutate()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
