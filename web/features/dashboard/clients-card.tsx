import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ClientRow } from '../../parts/clients/client-row.tsx';
import classes from './clients-card.module.css';
import { homeTexts } from './texts.ts';

type ClientsCardProps = { readonly list: 'interested' | 'potential'; readonly clients: Dashboard['interested'] };

const seeAll = { interested: 'seeInterested', potential: 'seePotential' } as const;

/** How many there are, and the latest of them. */
export function ClientsCard({ list, clients: { total, latest } }: ClientsCardProps) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <Card
      title={t(`${list}Title`)}
      aside={
        total > 0 && (
          <Link to={pages.clients} search={{ list }} aria-label={t(seeAll[list])} className={classes['all']}>
            {t('seeAll')}
          </Link>
        )
      }
    >
      {total === 0 ? (
        <p className={classes['none']}>{t(`${list}None`)}</p>
      ) : (
        <>
          <p className={classes['count']} aria-live="polite">
            <strong>{format.count(total)}</strong> {t(`${list}Count`, { count: total })}
          </p>
          <ul className={classes['latest']}>
            {latest.map((client) => (
              <ClientRow key={client.userId} client={client} isShort />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
