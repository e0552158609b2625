import type { ReactNode } from 'react';
import type { Client } from '../../../contract/contacts.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './client.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { useClientWords } from '../../parts/clients/use-client-words.ts';

/** What this vendor may know of the wedding: when, where and the budget always, the rest once they are in contact. */
export function WeddingCard({ shown: { client, wedding } }: { readonly shown: Client }) {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  const language = useLanguage();
  const words = useClientWords();
  const told = (text: string | null | undefined): ReactNode =>
    text === null || text === undefined || text === '' ? <span className={classes['quiet']}>{t('notTold')}</span> : text;
  const rows: (readonly [string, ReactNode])[] = [
    [t('when'), words.weddingDay(wedding?.wedding_date ?? client.weddingDate)],
    [t('where'), wedding?.city?.name ?? client.city ?? t('cityOpen')],
    [t('budget'), told(words.budget(client.budgetBand))],
  ];
  if (wedding !== null) {
    rows.push(
      [t('guests'), told(wedding.guests === null ? null : format.count(wedding.guests))],
      [t('venue'), told(wedding.venue)],
      [t('lookingFor'), told(wedding.categories.map(({ name }) => name[language]).join(', '))],
      [t('wishes'), told(wedding.wishes)],
    );
  }
  return (
    <Card title={t('weddingTitle')}>
      <dl className={classes['facts']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {wedding === null && <p className={classes['quiet']}>{t(client.contacted ? 'weddingUntold' : 'weddingClosed')}</p>}
    </Card>
  );
}
