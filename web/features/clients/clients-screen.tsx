import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClientFilter } from './client-filter.tsx';
import { ClientRow } from '../../parts/clients/client-row.tsx';
import classes from './clients.module.css';
import { CreditLine } from './credit-line.tsx';
import { clientsQuery } from './queries.ts';
import { type ClientSelection, lists, useClientSelection } from './selection.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { pipelineTexts } from '../../parts/pipeline/texts.ts';
import { pipelineQuery } from './mine/queries.ts';
import { tasksQuery } from './tasks/queries.ts';
import { clientTasksTexts } from './tasks/texts.ts';
import { withTexts } from '../../base/with-texts.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useBeside } from '../../base/use-beside.ts';

const MyClients = lazyPart('my clients', () => withTexts(import('./mine/my-clients.tsx'), pipelineTexts));
const MyTasks = lazyPart('tasks', () => withTexts(import('./tasks/my-tasks.tsx'), clientTasksTexts));

/** A vendor's own clients by stage, what is to be done for them, who is interested in it, and whom it would fit. (product 8) */
export default function ClientsScreen() {
  const { selection, toList } = useClientSelection();
  const { list } = selection;
  return (
    <>
      {(list === 'interested' || list === 'potential') && <CreditLine />}
      <Card>
        <Tabs selection={selection} onChoose={toList} />
        {list === 'mine' && (
          <Part fallback={<Skeleton height="32rem" />}>
            <MyClients />
          </Part>
        )}
        {list === 'tasks' && (
          <Part fallback={<Skeleton height="20rem" />}>
            <MyTasks />
          </Part>
        )}
        {(list === 'interested' || list === 'potential') && <Couples />}
      </Card>
    </>
  );
}

function Couples() {
  const t = useTexts(clientsTexts);
  const { selection, narrow, toPage, showAll, isNarrowed } = useClientSelection();
  const list = selection.list === 'potential' ? 'potential' : 'interested';
  const clients = useQuery(clientsQuery({ ...selection, list }));
  if (clients.isLoadingError) return <Failed failure={clients.error} onRetry={() => void clients.refetch()} />;
  const { data } = clients;
  const isBlank = data?.meta.total === 0 && !isNarrowed;
  return (
    <>
      <p className={classes['lead']}>{t(`${list}Lead`)}</p>
      {!isBlank && <ClientFilter selection={selection} onNarrow={narrow} />}
      {data === undefined && <Skeleton height="30rem" />}
      {data !== undefined && data.statisticUsers.length > 0 && (
        <ul className={classes['list']} aria-busy={clients.isPlaceholderData}>
          {data.statisticUsers.map((client) => (
            <ClientRow key={client.userId} client={client} />
          ))}
        </ul>
      )}
      {data?.statisticUsers.length === 0 && (isBlank ? <Nobody list={list} /> : <NothingSelected onShowAll={showAll} />)}
      {data !== undefined && <Pager meta={data.meta} onPage={toPage} />}
    </>
  );
}

type TabsProps = { readonly selection: ClientSelection; readonly onChoose: (list: ClientSelection['list']) => void };

/** All lists with how many are in them, as long as nothing narrows the one that is shown. */
function Tabs({ selection, onChoose }: TabsProps) {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  const whole = { q: undefined, month: undefined, cityId: undefined, action: undefined, contacted: undefined, page: 1 };
  const totals = {
    mine: useBeside(pipelineQuery({ q: undefined, sort: 'recent', stage: undefined, page: 1 })).data?.meta.total,
    tasks: useBeside(tasksQuery({ show: 'open', page: 1 })).data?.meta.open,
    interested: useBeside(clientsQuery({ ...whole, list: 'interested' })).data?.meta.total,
    potential: useBeside(clientsQuery({ ...whole, list: 'potential' })).data?.meta.total,
  };
  return (
    <fieldset className={classes['tabs']}>
      <legend className="for-screen-readers">{t('tabs')}</legend>
      {lists.map((list) => (
        <label key={list} className={classes['tab']}>
          <input
            type="radio"
            className="for-screen-readers"
            name="list"
            checked={list === selection.list}
            onChange={() => onChoose(list)}
          />
          {t(list)}
          <span className={classes['total']}>{totals[list] === undefined ? '' : format.count(totals[list])}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Nobody({ list }: { readonly list: 'interested' | 'potential' }) {
  const t = useTexts(clientsTexts);
  const isInterested = list === 'interested';
  return (
    <Empty
      title={t(`${list}EmptyTitle`)}
      action={
        <Button component={Link} to={isInterested ? pages.ads : pages.profile}>
          {t(isInterested ? 'toAds' : 'toProfile')}
        </Button>
      }
    >
      <p>{t(`${list}EmptyText`)}</p>
    </Empty>
  );
}

function NothingSelected({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts(clientsTexts);
  return <NothingFound title={t('nothingTitle')} text={t('nothingText')} back={t('showAll')} onShowAll={onShowAll} />;
}
