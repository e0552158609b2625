import { Link, useMatches } from '@tanstack/react-router';
import { pages } from '../../core/identity/pages.ts';
import { actToChange, actToOpen } from '../../core/team/pages.ts';
import { type Act, may } from '../../core/team/roles.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { roleIn } from '../base/team.ts';
import { useTexts } from '../base/texts.ts';
import { useClientState } from '../base/use-client-state.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Empty } from '../ui/page-state.tsx';

/** In place of a page that someone's role does not include: who may open it. */
export function NotForRole({ act }: { readonly act: Act }) {
  const t = useTexts(shellTexts);
  const role = useClientState(roleIn);
  return (
    <Card>
      <Empty
        title={t('role.closedTitle')}
        action={
          <Button component={Link} to={pages.team} variant="default">
            {t('role.toTeam')}
          </Button>
        }
      >
        <p>{t('role.closed', { who: t(`who.${act}`), role: t(`role.${role}`) })}</p>
      </Empty>
    </Card>
  );
}

/** Above a page that someone may read and not change. Nothing for anyone else. */
export function RoleNotice() {
  const t = useTexts(shellTexts);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page ?? '' });
  const role = useClientState(roleIn);
  const act = actToChange(page);
  // A page that is closed says so itself.
  if (may(role, act) || !may(role, actToOpen(page))) return null;
  return <Notice tone="info">{t('role.reads', { who: t(`who.${act}`), role: t(`role.${role}`) })}</Notice>;
}
