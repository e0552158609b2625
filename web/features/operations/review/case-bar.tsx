import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { reviewTexts } from '../texts.ts';
import classes from './case.module.css';

/** The decision, always in reach. */
export function CaseBar({ onDecide }: { readonly onDecide: (what: 'approve' | 'decline') => void }) {
  const t = useTexts(reviewTexts);
  return (
    <div className={classes['bar']}>
      <p className={classes['keys']}>{t('keysCase')}</p>
      <Button variant="default" onClick={() => onDecide('decline')}>
        {t('decline')}
      </Button>
      <Button onClick={() => onDecide('approve')}>{t('approve')}</Button>
    </div>
  );
}
