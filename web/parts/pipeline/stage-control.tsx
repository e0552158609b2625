import { useQuery } from '@tanstack/react-query';
import type { StageNow } from '../../../contract/pipeline.ts';
import { stages } from '../../../core/clients/stage.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { Button } from '../../ui/button.tsx';
import { useChosenInSight } from '../../ui/use-chosen-in-sight.ts';
import { Failed } from '../../ui/page-state.tsx';
import { MovingParts } from './moving-parts.tsx';
import { stageQuery } from './queries.ts';
import classes from './stage-control.module.css';
import { pipelineTexts } from './texts.ts';
import { type Moving, useMoving } from './use-moving.ts';

type StageControlProps = { readonly coupleId: number; readonly name: string };

/** All stages with the one a client is in; each is a button that moves it there. Nothing for a couple that has only looked. */
export default function StageControl({ coupleId, name }: StageControlProps) {
  const t = useTexts(pipelineTexts);
  const asked = useQuery(stageQuery(coupleId));
  const { data: stage = null } = asked;
  const isReadOnly = useIsReadOnly('clients');
  const moving = useMoving();
  const steps = useChosenInSight<HTMLOListElement>(stage?.stage);
  if (asked.isLoadingError) return <Failed failure={asked.error} onRetry={() => void asked.refetch()} />;
  if (stage === null) return null;
  const moved = { coupleId, name, stage };
  return (
    <section className={classes['control']} aria-label={t('stageTitle')}>
      <ol ref={steps} className={classes['steps']}>
        {stages.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={classes['step']}
              data-stage={one}
              aria-current={one === stage.stage ? 'step' : undefined}
              disabled={isReadOnly}
              onClick={() => moving.move(moved, one)}
            >
              {t(`stage.${one}`)}
            </button>
          </li>
        ))}
      </ol>
      <Since stage={stage} />
      {stage.loss_to_confirm !== null && !isReadOnly && <Loss coupleId={coupleId} name={name} stage={stage} moving={moving} />}
      <MovingParts moving={moving} />
    </section>
  );
}

function Since({ stage: { since, by_hand: isByHand, reason } }: { readonly stage: StageNow }) {
  const t = useTexts(pipelineTexts);
  const format = useFormat();
  const parts = [
    reason === null ? null : t(`reason.${reason}`),
    t('since', { when: format.dateTime(since) }),
    t(isByHand ? 'byHand' : 'automatic'),
  ];
  return <p className={classes['since']}>{parts.filter((part) => part !== null).join(' · ')}</p>;
}

/** All quotations have ended: a loss to confirm, with what the couple said. */
function Loss({ coupleId, name, stage, moving }: StageControlProps & { readonly stage: StageNow; readonly moving: Moving }) {
  const t = useTexts(pipelineTexts);
  const { words = '', reason = null } = stage.loss_to_confirm ?? {};
  return (
    <div className={classes['loss']}>
      <p>
        {t('lossText', { name })} {reason !== null && t('lossReason', { reason: t(`reason.${reason}`) })}{' '}
        {words !== '' && t('lossWords', { words })}
      </p>
      <Button variant="default" onClick={() => moving.move({ coupleId, name, stage }, 'lost')}>
        {t('markLost')}
      </Button>
    </div>
  );
}
