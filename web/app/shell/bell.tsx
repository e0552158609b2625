import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { unreadQuery } from '../../features/feed/queries.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './bell.module.css';
import { shellTexts } from '../../base/shell-texts.ts';
import { useBeside } from '../../base/use-beside.ts';

/** How much has happened since the last look, live, and the way there. */
export function Bell() {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const vendor = useClientState((state) => state.user.vendor);
  const isShown = vendor !== null && vendor.status !== 0;
  const { data: unread = 0 } = useBeside({ ...unreadQuery(vendor?.id ?? 0), enabled: isShown });
  if (!isShown) return null;
  return (
    <Link
      to={pages.activity}
      className={classes['bell']}
      aria-label={unread === 0 ? t('activity') : t('activityNew', { n: format.count(unread) })}
    >
      <IconBell aria-hidden size={20} stroke={1.75} />
      {unread > 0 && (
        <span className={classes['count']} aria-hidden>
          {unread > 99 ? '99+' : format.count(unread)}
        </span>
      )}
    </Link>
  );
}
