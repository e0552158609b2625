import { useQuery } from '@tanstack/react-query';
import type { SearchHit } from '../../../../contract/operations-search.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Empty, Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseLink } from '../case-link.tsx';
import { SearchField } from '../queue/search-field.tsx';
import { operationsTexts } from '../texts.ts';
import { useAsked } from '../use-asked.ts';
import classes from './find.module.css';
import { findQuery } from './queries.ts';

/** One search over people and their money: a number leads to its order, quotation or payout, everything else to anyone who goes by it. */
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
  return (
    <>
      <span className={classes['kind']}>{t(`findKind.${hit.kind}`)}</span>
      <CaseLink page={hit.page}>{hit.title}</CaseLink>
      <span className={classes['about']}>{hit.about}</span>
      <span>{hit.amount !== null && format.money(hit.amount)}</span>
      <span className={classes['about']}>{hit.at !== null && format.dateTime(hit.at)}</span>
    </>
  );
}
