import { useTexts } from '../../base/texts.ts';
import classes from './brand.module.css';
import { shellTexts } from '../../base/shell-texts.ts';

/** The arch and the name. */
export function Brand({ isForOperators = false }: { readonly isForOperators?: boolean }) {
  const t = useTexts(shellTexts);
  return (
    <span className={classes['brand']}>
      <svg aria-hidden viewBox="0 0 32 32" width="30" height="30" className={classes['arch']}>
        <path d="M5 28V15a11 11 0 0 1 22 0v13" />
        <path d="M10.5 28V16a5.5 5.5 0 0 1 11 0v12" className={classes['inner']} />
        <circle cx="16" cy="2.2" r="1.6" className={classes['dot']} />
      </svg>
      <span>
        <span className={classes['name']}>{t('brand')}</span>
        <span className={classes['for']}>{isForOperators ? t('brandForStaff') : t('brandFor')}</span>
      </span>
    </span>
  );
}
