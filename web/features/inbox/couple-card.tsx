import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OpenConversation } from '../../../contract/conversations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { clientQuery } from '../../parts/clients/client-query.ts';
import classes from './couple.module.css';
import { inboxTexts, vendorInboxTexts } from './texts.ts';
import { Failed } from '../../ui/page-state.tsx';
import { ApiError } from '../../base/calls/call.ts';

type CoupleProps = { readonly conversation: OpenConversation };

/** The wedding beside the conversation, as far as this vendor may know it. */
export function CoupleCard({ conversation }: CoupleProps) {
  const t = useTexts(vendorInboxTexts);
  return (
    <aside className={classes['couple']} aria-label={t('wedding')}>
      <h2>{t('wedding')}</h2>
      <CoupleFacts conversation={conversation} />
    </aside>
  );
}

/** The same above the conversation, in a line that opens, where there is no room beside it. */
export function CoupleStrip({ conversation }: CoupleProps) {
  const t = useTexts(vendorInboxTexts);
  const { rows } = useWedding(conversation);
  // A number alone says nothing.
  const brief = (name: string, value: string) => (name === t('guests') ? `${name}: ${value}` : value);
  const known = rows.flatMap(([name, value]) => (name === t('about') || value === null || value === '' ? [] : [brief(name, value)]));
  return (
    <details className={classes['strip']}>
      <summary>
        <span>{[t('wedding'), ...known].join(' · ')}</span>
      </summary>
      <div>
        <CoupleFacts conversation={conversation} />
      </div>
    </details>
  );
}

function CoupleFacts({ conversation }: CoupleProps) {
  const t = useTexts(vendorInboxTexts);
  const language = useLanguage();
  const { other } = conversation;
  const { rows, told, client } = useWedding(conversation);
  const isNone = client.error instanceof ApiError && client.error.status === 404;
  if (client.isLoadingError && !isNone) return <Failed failure={client.error} onRetry={() => void client.refetch()} />;
  if (client.isPending) return <Skeleton height="12rem" />;
  return (
    <>
      <dl className={classes['facts']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-open={value === null || value === ''}>{value === null || value === '' ? t('notTold') : value}</dd>
          </div>
        ))}
      </dl>
      {told !== null && told.categories.length > 0 && (
        <p className={classes['wants']}>{told.categories.map(({ name }) => name[language]).join(' · ')}</p>
      )}
      {told !== null && told.wishes !== '' && <p className={classes['wishes']}>{told.wishes}</p>}
      {client.data !== undefined && (
        <Link to={pages.client.replace(':coupleId', String(other.id))}>{t('profileOf', { name: other.name })}</Link>
      )}
    </>
  );
}

function useWedding({ other, subject, wedding_date: day, wedding_month: month }: OpenConversation) {
  const t = useTexts(vendorInboxTexts);
  const words = useTexts(inboxTexts);
  const format = useFormat();
  const client = useQuery(clientQuery(other.id));
  const { data } = client;
  const told = data?.wedding ?? null;
  const date = day ?? month;
  const rows: (readonly [string, string | null])[] = [
    // A couple that chose nothing, as who requests a quotation, did not say what it is about.
    ...(subject === 'other' ? [] : [[t('about'), words(`subject.${subject}`)] as const]),
    [t('when'), date === null ? null : date.length === 7 ? format.month(date) : format.longDate(date)],
    [t('city'), told?.city?.name ?? data?.client.city ?? null],
    [t('guests'), told === null || told.guests === null ? null : format.count(told.guests)],
    [t('venue'), told?.venue ?? null],
  ];
  return { rows, told, client };
}
