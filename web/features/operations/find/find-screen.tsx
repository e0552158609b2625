import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SearchHit } from '../../../../contract/operations-search.ts';
import { useFormat } from '../../../base/format.ts';
import { usePermissions } from '../places.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Empty, Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { applicationLink, coupleAddress, paymentAddress, payoutAddress, vendorAddress } from '../addresses.ts';
import { SearchField } from '../queue/search-field.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import classes from './find.module.css';
import { findQuery } from './queries.ts';

/** One search over people and their money: a number leads to its order, quotation or payout, everything else to whoever goes by it. */
export default function FindScreen() {
  const t = useTexts(operationsTexts);
  const asked = useAsked();
  const q = asked.text('q');
  const hits = useQuery(findQuery(q));
  return (
    <>
      <Card>
        <SearchField
          key={q}
          label={t('find')}
          hint={t('findHint')}
          value={q}
          onSearch={(words) => asked.narrow({ q: words || undefined })}
        />
      </Card>
      {hits.isError && <Failed failure={hits.error} onRetry={() => void hits.refetch()} />}
      {q !== '' && hits.isPending && <Skeleton height="20rem" />}
      {hits.data?.length === 0 && (
        <Empty title={t('findNothing', { q })}>
          <p>{t('findNothingText')}</p>
        </Empty>
      )}
      {hits.data !== undefined && hits.data.length > 0 && (
        <ul className={classes['hits']} aria-label={t('findResults')} aria-busy={hits.isPlaceholderData}>
          {hits.data.map((hit) => (
            <li key={`${hit.kind}.${hit.title}.${hit.page?.id ?? ''}`}>
              <Hit hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const link = useLink(hit.page);
  return (
    <>
      <span className={classes['kind']}>{t(`findKind.${hit.kind}`)}</span>
      {link === null ? <strong>{hit.title}</strong> : <Link {...link}>{hit.title}</Link>}
      <span className={classes['about']}>{hit.about}</span>
      <span>{hit.amount !== null && format.money(hit.amount)}</span>
      <span className={classes['about']}>{hit.at !== null && format.dateTime(hit.at)}</span>
    </>
  );
}

/** Where a hit is shown, for whoever may open it. */
function useLink(page: SearchHit['page']): { readonly to: string; readonly search?: Readonly<Record<string, string>> } | null {
  const permissions = usePermissions();
  if (page === null) return null;
  if (page.kind === 'application') return applicationLink(page.id);
  if (page.kind === 'couple') return { to: coupleAddress(Number(page.id)) };
  if (page.kind === 'payment') return { to: paymentAddress(page.id) };
  if (page.kind === 'payout') return permissions.includes('finance') ? { to: payoutAddress(page.id) } : null;
  return permissions.includes('support') ? { to: vendorAddress(Number(page.id)) } : null;
}
