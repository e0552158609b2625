import { useTexts } from '../../base/texts.ts';
import classes from './skip-link.module.css';
import { shellTexts } from '../../base/shell-texts.ts';

/** The first stop of the keyboard: past everything that is on every page. */
export function SkipLink() {
  const t = useTexts(shellTexts);
  return (
    <a href="#content" className={classes['skip']}>
      {t('skip')}
    </a>
  );
}
