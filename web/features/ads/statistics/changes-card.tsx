import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { adChanges } from '../../../../contract/ads.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adChangesQuery } from '../../../parts/ads/queries.ts';
import { adStatisticsTexts, adsTexts } from '../../../parts/ads/texts.ts';
import { useSettingWords } from '../use-setting-words.ts';
import classes from './changes-card.module.css';

/** Who set what, when: what the marks on the graph stand for. */
export function ChangesCard() {
  const t = useTexts(adStatisticsTexts);
  const [page, setPage] = useState(1);
  const changes = useQuery({ ...adChangesQuery(page), placeholderData: keepPreviousData });
  return (
    <Card title={t('changesTitle')}>
      {changes.isPending && <Skeleton height="8rem" />}
      {changes.isError && <Failed failure={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isSuccess && changes.data.data.length === 0 && <p className={classes['none']}>{t('changesNone')}</p>}
      {changes.isSuccess && (
        <>
          <ol className={classes['list']}>
            {changes.data.data.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ol>
          <Pager meta={changes.data.meta} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

type Change = AnswerOf<typeof adChanges>['data'][number];

function ChangeRow({ change }: { readonly change: Change }) {
  const t = useTexts(adStatisticsTexts);
  const ads = useTexts(adsTexts);
  const format = useFormat();
  const words = useSettingWords(change.after);
  return (
    <li className={classes['row']}>
      <p className={classes['when']}>
        {format.dateTime(change.changed_at)} <span>{t('changedBy', { name: change.changed_by })}</span>
      </p>
      <p>
        {ads('cpc')} {words.cpc} · {ads('dailyBudget')} {words.dailyBudget}
        {words.pacing !== null && ` (${words.pacing})`} · {ads('displayPeriod')} {words.period}
        {!change.after.is_enabled && ` · ${ads('status.paused')}`}
      </p>
    </li>
  );
}
