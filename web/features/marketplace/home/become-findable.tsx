import { petals } from '../../../parts/cards/ornaments/drawing.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './become-findable.module.css';

const kawung = [0, 1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => petals(24 + column * 48, 24 + row * 48, 32, 10, 4, 45)));

/** A word to those who make weddings. */
export function BecomeFindable() {
  const { t, href } = useSite();
  return (
    <aside className={styles['box']} aria-labelledby="become-findable">
      <svg className={styles['kawung']} viewBox="0 0 288 192" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d={kawung.join('')} />
      </svg>
      <div className={styles['words']}>
        <h2 id="become-findable">{t('home.becomeTitle')}</h2>
        <p>{t('home.becomeText')}</p>
      </div>
      <a href={href('/become-a-vendor')}>{t('home.becomeAction')}</a>
    </aside>
  );
}
