import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Team } from '../../../contract/team.ts';
import { roles } from '../../../core/team/roles.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useIsReadOnly, useMay } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FactorRule } from './factor-rule.tsx';
import { HistoryCard } from './history-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { teamQuery } from './queries.ts';
import classes from './team.module.css';
import { teamTexts } from '../../parts/team-texts.ts';

/** Who works for the business and as what; for the owner also whom they invited and what was changed. */
export default function TeamScreen() {
  const t = useTexts(teamTexts);
  const isKeeper = useMay('team');
  const team = useQuery(teamQuery);
  if (team.isLoadingError) return <Failed failure={team.error} onRetry={() => void team.refetch()} />;
  if (team.data === undefined) return <Skeleton height="44rem" />;
  const { invitations, events } = team.data;
  return (
    <>
      <p className={classes['lead']}>{isKeeper ? t('lead') : `${t('lead')} ${t('leadMember')}`}</p>
      <div className={classes['pair']}>
        <div className={classes['main']}>
          <Members team={team.data} />
          {invitations.length > 0 && <InvitationsCard invitations={invitations} />}
          {events.length > 0 && <HistoryCard events={events} />}
        </div>
        <RolesCard />
      </div>
    </>
  );
}

function Members({ team }: { readonly team: Team }) {
  const t = useTexts(teamTexts);
  const isReadOnly = useIsReadOnly('team');
  const [isInviting, setInviting] = useState(false);
  const taken = team.members.length + team.invitations.length;
  const isFull = taken >= team.max;
  return (
    <Card title={t('members')} aside={<Count team={team} />}>
      {taken === 1 && (
        <div className={classes['alone']}>
          <h3>{t('aloneTitle')}</h3>
          <p>{t('alone')}</p>
        </div>
      )}
      {!isReadOnly && !isFull && (
        <Button
          className={classes['invite'] ?? ''}
          leftSection={<IconUserPlus aria-hidden size={18} stroke={1.75} />}
          onClick={() => setInviting(true)}
        >
          {t('invite')}
        </Button>
      )}
      <ul className={classes['list']}>
        {team.members.map((member) => (
          <MemberRow key={member.uuid} member={member} isReadOnly={isReadOnly} />
        ))}
      </ul>
      {!isReadOnly && team.members.length > 1 && <FactorRule team={team} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  );
}

/** People and invitations that are open: both count towards the most there may be. */
function Count({ team: { members, invitations, max: most } }: { readonly team: Team }) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const people = t('people', { count: members.length, n: format.count(members.length) });
  const max = format.count(most);
  const invited = t('invitations', { count: invitations.length, n: format.count(invitations.length) });
  return (
    <span className={classes['count']}>
      {invitations.length === 0 ? t('membersOf', { people, max }) : t('membersAndInvited', { people, invitations: invited, max })}
    </span>
  );
}

function RolesCard() {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  return (
    <Card title={t('rolesTitle')} className={classes['roles']}>
      <dl>
        {roles.map((role) => (
          <div key={role}>
            <dt>{shell(`role.${role}`)}</dt>
            <dd>{t(`does.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
