import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './profile.module.css';

/** The editor on its way, in its own shape. */
export function ProfileSkeleton() {
  const t = useTexts(shellTexts);
  return (
    <div className={classes['page']}>
      <output className="for-screen-readers">{t('loading')}</output>
      <Skeleton height="11rem" />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <Skeleton height="22rem" />
        </div>
        <div className={classes['main']}>
          <Skeleton height="30rem" />
          <Skeleton height="32rem" />
        </div>
      </div>
    </div>
  );
}
