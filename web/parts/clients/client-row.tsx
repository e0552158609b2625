import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StatisticUser } from '../../../contract/contacts.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './client-row.module.css';
import { clientsTexts } from './texts.ts';
import { useClientWords } from './use-client-words.ts';

/** The address of a client's page. */
const addressOf = (coupleId: number): string => pages.client.replace(':coupleId', String(coupleId));

/** A couple in a list: who, when and where they marry, what they did last. The whole row leads to its page. */
export function ClientRow({ client, isShort = false }: { readonly client: StatisticUser; readonly isShort?: boolean }) {
  const t = useTexts(clientsTexts);
  const words = useClientWords();
  const format = useFormat();
  const { weddingDate, city, budgetBand } = client;
  const hasTold = weddingDate !== null || city !== null || budgetBand !== null;
  const plans = hasTold ? [words.weddingDay(weddingDate), city ?? t('cityOpen'), isShort ? null : words.budget(budgetBand)] : [t('untold')];
  return (
    <li className={classes['row']}>
      <Seal client={client} />
      <div className={classes['who']}>
        <Link to={addressOf(client.userId)} className={classes['name']}>
          {client.name}
          {client.isMasked && <span className="for-screen-readers">, {t('masked')}</span>}
        </Link>
        <p className={classes['plans']}>{plans.filter((part) => part !== null).join(' · ')}</p>
      </div>
      <div className={classes['act']}>
        <p className={classes['what']}>{words.lastAct(client)}</p>
        {client.lastAction !== null && (
          <p className={classes['when']}>{isShort ? format.dayMonth(client.lastActionAt) : format.dateTime(client.lastActionAt)}</p>
        )}
        {!isShort && (
          <p className={classes['marks']}>
            {client.source === 'ad' && <span data-mark="ad">{t('source.ad')}</span>}
            {client.contacted && <span data-mark="open">{t('open')}</span>}
          </p>
        )}
      </div>
    </li>
  );
}

/** The first letter on a seal, or a lock on a closed one. */
export function Seal({ client, isLarge = false }: { readonly client: StatisticUser; readonly isLarge?: boolean }) {
  return (
    <span aria-hidden className={classes['seal']} data-large={isLarge ? '' : undefined} data-closed={client.isMasked ? '' : undefined}>
      {client.isMasked ? <IconLock size={isLarge ? 26 : 18} stroke={1.6} /> : Array.from(client.name)[0]}
    </span>
  );
}
