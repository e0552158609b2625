import type { OwnWedding } from '../../../../contract/weddings.ts';
import { count, longDate, month } from '../../../../texts/format.ts';
import { useSite } from '../site/site-context.tsx';
import { ActionLink } from '../site/action-link.tsx';
import account from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import styles from './wedding.module.css';

/** When and where, or the invitation to tell it. */
export function MyWedding({ wedding }: { readonly wedding: OwnWedding | null }) {
  const { href, language } = useSite();
  const words = useAccountTexts();
  const { wedding_date: day = null, city = null, guests = null } = wedding ?? {};
  const when = day === null ? null : day.length === 7 ? month(day, language) : longDate(day, language);
  const told = [
    when,
    city?.name ?? null,
    guests === null ? null : words('wedding.guestsCount', { count: guests, n: count(guests, language) }),
  ].filter((part) => part !== null);
  return (
    <section className={styles['summary']} aria-labelledby="my-wedding">
      <div>
        <h2 id="my-wedding">{words(told.length === 0 ? 'wedding.tellHeading' : 'wedding.toldHeading')}</h2>
        <p>{told.length === 0 ? words('wedding.tellText') : told.join(' · ')}</p>
      </div>
      {told.length === 0 ? (
        <ActionLink href={href('/account/wedding')}>{words('wedding.tell')}</ActionLink>
      ) : (
        <a className={`${account['quiet']} ${styles['change']}`} href={href('/account/wedding')}>
          {words('wedding.change')}
        </a>
      )}
    </section>
  );
}
