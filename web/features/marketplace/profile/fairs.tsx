import type { VendorFair } from '../../../../contract/fairs.ts';
import { date } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './fairs.module.css';
import { Part } from './part.tsx';

/** Where the vendor can be met in person. */
export function Fairs({ fairs }: { readonly fairs: readonly VendorFair[] }) {
  const { t, language } = useSite();
  return (
    <Part id="fairs" title={t('profile.fairs')}>
      <ul className={styles['fairs']}>
        {fairs.map((fair) => (
          <li key={fair.id}>
            <span className={styles['days']}>
              <time dateTime={fair.starts_on}>{date(fair.starts_on, language)}</time>
              {fair.ends_on !== fair.starts_on && (
                <>
                  {' – '}
                  <time dateTime={fair.ends_on}>{date(fair.ends_on, language)}</time>
                </>
              )}
            </span>
            <span>
              <strong>{fair.name}</strong>
              <br />
              {fair.venue}, {fair.city.name}
              {fair.stand !== '' && `, ${t('profile.stand', { stand: fair.stand })}`}
              {fair.url !== '' && (
                <>
                  {' · '}
                  <a href={fair.url} rel="noopener nofollow">
                    {t('profile.fairMore')}
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
