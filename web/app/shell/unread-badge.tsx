import { unreadQuery } from '../../features/inbox/queries.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import classes from './unread-badge.module.css';
import { useBeside } from '../../base/use-beside.ts';

/** In how many conversations something is new; nothing at all when everything is read. */
export function UnreadBadge() {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const { data: count = 0 } = useBeside(unreadQuery);
  if (count === 0) return null;
  return (
    <span className={classes['badge']}>
      <span aria-hidden>{count > 99 ? '99+' : format.count(count)}</span>
      <span className="for-screen-readers">{t('unread', { n: count })}</span>
    </span>
  );
}
