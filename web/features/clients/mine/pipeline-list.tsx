import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PipelineClient } from '../../../../contract/pipeline.ts';
import { stages } from '../../../../core/clients/stage.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Seal } from '../../../parts/clients/client-row.tsx';
import { useClientWords } from '../../../parts/clients/use-client-words.ts';
import { StageMark } from '../../../parts/pipeline/stage-mark.tsx';
import { StageMenu } from '../../../parts/pipeline/stage-menu.tsx';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import type { Moving } from '../../../parts/pipeline/use-moving.ts';
import { Chips } from '../../../ui/chips.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './mine.module.css';
import { NoClients } from './no-clients.tsx';
import { pipelineQuery } from './queries.ts';
import type { MineSelection } from './selection.ts';

type PipelineListProps = {
  readonly selection: MineSelection;
  readonly moving: Moving;
  readonly onChange: (part: Partial<MineSelection>) => void;
  readonly onShowAll: () => void;
};

/** Clients in one list, narrowed to a stage; every row has the menu of stages. */
export function PipelineList({ selection, moving, onChange, onShowAll }: PipelineListProps) {
  const t = useTexts(pipelineTexts);
  const format = useFormat();
  const clients = useQuery(pipelineQuery(selection));
  if (clients.isLoadingError) return <Failed failure={clients.error} onRetry={() => void clients.refetch()} />;
  const { data } = clients;
  if (data === undefined) return <Skeleton height="32rem" />;
  const { stages: counts } = data.meta;
  const all = stages.reduce((sum, stage) => sum + counts[stage], 0);
  if (all === 0) return <NoClients isNarrowed={selection.q !== undefined} onShowAll={onShowAll} />;
  const { stage: chosen } = selection;
  return (
    <>
      <Chips
        label={t('stageFilter')}
        value={chosen ?? 'all'}
        options={[
          { value: 'all', label: `${t('all')} ${format.count(all)}` },
          ...stages.map((stage) => ({ value: stage, label: `${t(`stage.${stage}`)} ${format.count(counts[stage])}` })),
        ]}
        onChange={(value) => onChange({ stage: stages.find((stage) => stage === value) })}
      />
      {data.data.length === 0 && chosen !== undefined && <p className={classes['none']}>{t(`none.${chosen}`)}</p>}
      <ul className={classes['list']} aria-busy={clients.isPlaceholderData}>
        {data.data.map((one) => (
          <Row key={one.client.userId} one={one} moving={moving} />
        ))}
      </ul>
      <Pager meta={data.meta} onPage={(page) => onChange({ page })} />
    </>
  );
}

function Row({ one, moving }: { readonly one: PipelineClient; readonly moving: Moving }) {
  const t = useTexts(pipelineTexts);
  const format = useFormat();
  const words = useClientWords();
  const { client, stage, amount, last_at: lastAt } = one;
  const plans = [words.weddingDay(client.weddingDate), client.city].filter((part) => part !== null).join(' · ');
  return (
    <li className={classes['row']}>
      <Seal client={client} />
      <div className={classes['who']}>
        <Link to={pages.client.replace(':coupleId', String(client.userId))} className={classes['name']}>
          {client.name}
        </Link>
        <p className={classes['quiet']}>{plans}</p>
      </div>
      <div className={classes['stage']}>
        <StageMark stage={stage.stage} />
        <p className={classes['quiet']} data-says={stage.reason === null && stage.loss_to_confirm === null ? 'since' : 'reason'}>
          {stage.reason === null
            ? stage.loss_to_confirm === null
              ? t('since', { when: format.date(stage.since) })
              : t('looksLost')
            : t(`reason.${stage.reason}`)}
        </p>
      </div>
      <div className={classes['money']}>
        {amount > 0 && <strong>{format.money(amount)}</strong>}
        <p className={classes['quiet']}>{t('lastActive', { when: format.dayMonth(lastAt) })}</p>
      </div>
      <StageMenu moved={{ coupleId: client.userId, name: client.name, stage }} moving={moving} />
    </li>
  );
}
