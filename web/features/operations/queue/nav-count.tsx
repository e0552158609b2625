import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import classes from './nav-count.module.css';
import { queuesOf } from './queues-of.ts';
import { useQueues } from './use-queues.ts';

/** How much waits behind an entry of the navigation; nothing where nothing waits. */
export default function NavCount({ path }: { readonly path: string }) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const { queues } = useQueues();
  const count = (queuesOf[path] ?? []).reduce((sum, name) => sum + (queues[name]?.count ?? 0), 0);
  if (count === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden>{format.count(count)}</span>
      <span className="for-screen-readers">{t('waitHere', { n: format.count(count) })}</span>
    </span>
  );
}
