import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Client } from '../../../contract/contacts.ts';
import { pages } from '../../../core/identity/pages.ts';
import { ApiError } from '../../base/calls/call.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { useEver } from '../../base/use-ever.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Seal } from '../../parts/clients/client-row.tsx';
import classes from './client.module.css';
import { ContactCard } from './contact-card.tsx';
import { ClientActions } from '../../parts/clients/actions/client-actions.tsx';
import { useClientActions } from '../../parts/clients/actions/use-client-actions.ts';
import { clientQuery } from '../../parts/clients/client-query.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { useClientWords } from '../../parts/clients/use-client-words.ts';
import { stageQuery } from '../../parts/pipeline/queries.ts';
import { StagePlace } from '../../parts/pipeline/stage-place.tsx';
import { pipelineTexts } from '../../parts/pipeline/texts.ts';
import { ClientTasks } from './tasks/client-tasks.tsx';
import { tasksOfQuery } from './tasks/queries.ts';
import { clientTimelineTexts } from './timeline/texts.ts';
import { withTexts } from '../../base/with-texts.ts';
import { useUnlockContact } from './use-unlock-contact.ts';
import { WeddingCard } from './wedding-card.tsx';

const StageControl = lazyPart('stage', () => withTexts(import('../../parts/pipeline/stage-control.tsx'), pipelineTexts));
const Timeline = lazyPart('timeline', () => withTexts(import('./timeline/timeline.tsx'), clientTimelineTexts, pipelineTexts));

/** One couple: who they are, how far both have got, all that was between them, their wedding, and the way to them. */
export default function ClientScreen() {
  const { coupleId = '' }: { readonly coupleId?: string } = useParams({ strict: false });
  return /^[1-9]\d{0,14}$/.test(coupleId) ? <Known key={coupleId} id={Number(coupleId)} /> : <NoClient />;
}

function Known({ id }: { readonly id: number }) {
  const client = useQuery(clientQuery(id));
  const stage = useQuery(stageQuery(id));
  const tasks = useQuery(tasksOfQuery(id));
  const actions = useClientActions(id);
  // Nothing is shown before all that stands above it is known: it would move under the pointer.
  const isWhole = useEver(![client, stage, tasks, ...actions.asked].some(({ isPending }) => isPending));
  useOpenedName(client.data?.client.name, 'title.client');
  if (client.error instanceof ApiError && client.error.status === 404) return <NoClient />;
  if (client.isLoadingError) return <Failed failure={client.error} onRetry={() => void client.refetch()} />;
  if (client.data === undefined || !isWhole) return <Skeleton height="40rem" />;
  return <Sheet shown={client.data} hasStage={stage.data !== null && stage.data !== undefined} />;
}

function NoClient() {
  const t = useTexts(clientsTexts);
  return (
    <Empty
      title={t('noClientTitle')}
      action={
        <Button component={Link} to={pages.clients}>
          {t('back')}
        </Button>
      }
    >
      <p>{t('noClientText')}</p>
    </Empty>
  );
}

/** Whose plans merely fit has nothing to do with the vendor yet. */
const isClientYet = ({ lastAction, contacted }: Client['client']): boolean => lastAction !== null || contacted;

function Sheet({ shown, hasStage }: { readonly shown: Client; readonly hasStage: boolean }) {
  const t = useTexts(clientsTexts);
  const words = useClientWords();
  const { client, wedding } = shown;
  const isClient = isClientYet(client);
  const unlock = useUnlockContact(shown);
  const summary = [
    words.weddingDay(wedding?.wedding_date ?? client.weddingDate),
    wedding?.city?.name ?? client.city ?? t('cityOpen'),
    words.budget(client.budgetBand),
  ];
  return (
    <>
      <Link to={pages.clients} search={client.lastAction === null ? { list: 'potential' } : {}} className={classes['back']}>
        ← {t('back')}
      </Link>
      <p className={classes['summary']} aria-hidden>
        {summary.filter((part) => part !== null).join(' · ')}
      </p>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <WhoCard shown={shown} hasStage={hasStage} onFirstMessage={async () => client.contacted || unlock.mutateAsync()} />
          {isClient ? (
            <>
              <ClientTasks coupleId={client.userId} />
              <Part fallback={<Skeleton height="16rem" />}>
                <Timeline coupleId={client.userId} />
              </Part>
            </>
          ) : (
            <Card title={t('actsTitle')}>
              <p className={classes['quiet']}>{t('actsNone')}</p>
            </Card>
          )}
        </div>
        <div className={classes['aside']}>
          <ContactCard shown={shown} open={unlock} />
          <WeddingCard shown={shown} />
        </div>
      </div>
    </>
  );
}

/** Who it is, how far they have got, and what can be done for them. */
type WhoCardProps = { readonly shown: Client; readonly hasStage: boolean; readonly onFirstMessage: () => Promise<unknown> };
function WhoCard({
  shown: { client, conversation_id: conversationId, conversation_status: status },
  hasStage,
  onFirstMessage,
}: WhoCardProps) {
  const t = useTexts(clientsTexts);
  const words = useClientWords();
  const isReadOnly = useIsReadOnly('clients');
  const isClient = isClientYet(client);
  return (
    <Card>
      <div className={classes['head']}>
        <Seal client={client} isLarge />
        <div>
          <h2 className={classes['name']}>{client.name}</h2>
          {client.isMasked && <p className={classes['quiet']}>{t('masked')}</p>}
          <p className={classes['quiet']}>
            {t(`source.${client.source}`)} · {words.lastAct(client)}
          </p>
        </div>
      </div>
      <Part fallback={hasStage && <StagePlace />}>
        <StageControl coupleId={client.userId} name={client.name} />
      </Part>
      {isClient && !client.isMasked && !isReadOnly && (
        <ClientActions
          coupleId={client.userId}
          name={client.name}
          talk={conversationId === null || status === null ? null : { id: conversationId, status }}
          onFirstMessage={onFirstMessage}
        />
      )}
    </Card>
  );
}
