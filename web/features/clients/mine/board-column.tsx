import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ClientBoard, PipelineClient } from '../../../../contract/pipeline.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useIsReadOnly } from '../../../base/team.ts';
import { useReadOn } from '../../../base/use-read-on.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { useClientWords } from '../../../parts/clients/use-client-words.ts';
import { StageMenu } from '../../../parts/pipeline/stage-menu.tsx';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import type { Moved, Moving } from '../../../parts/pipeline/use-moving.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './board.module.css';
import { boardSteps, type MineSelection } from './selection.ts';
import type { useBoardDrag } from './use-board-drag.ts';

interface Around {
  readonly moving: Moving;
  readonly drag: ReturnType<typeof useBoardDrag>;
  readonly hintId: string;
  /** Answers whether the key meant something. */
  readonly step: (key: string, moved: Moved) => boolean;
}
type ColumnProps = Around & {
  readonly column: ClientBoard[number];
  readonly selection: MineSelection;
  readonly onChange: (part: Partial<MineSelection>) => void;
};

/** A stage with its clients, how many there are and what they come to. */
export function Column({ column: { stage, total, amount, clients }, selection, onChange, ...around }: ColumnProps) {
  const t = useTexts(pipelineTexts);
  const format = useFormat();
  const titleId = useId();
  const next = boardSteps.find((step) => step > selection.shown);
  const { list, readOn } = useReadOn<HTMLUListElement>(clients.length);
  return (
    <section
      className={classes['column']}
      aria-labelledby={titleId}
      data-column={stage}
      data-over={around.drag.held?.over === stage ? '' : undefined}
    >
      <header className={classes['head']}>
        <h2 id={titleId} className={classes['title']} data-stage={stage}>
          {t(`stage.${stage}`)}
          <span className={classes['total']} aria-hidden>
            {format.count(total)}
          </span>
          <span className="for-screen-readers">{t('clients', { count: total, n: format.count(total) })}</span>
        </h2>
        {amount > 0 && <p className={classes['amount']}>{format.money(amount)}</p>}
      </header>
      {total === 0 && <p className={classes['none']}>{t(`none.${stage}`)}</p>}
      <ul ref={list} className={classes['cards']}>
        {clients.map((one) => (
          <Card key={one.client.userId} one={one} {...around} />
        ))}
      </ul>
      {total > clients.length &&
        (next === undefined ? (
          <Button variant="subtle" fullWidth onClick={() => onChange({ view: 'list', stage })}>
            {t('seeList')}
          </Button>
        ) : (
          <Button
            variant="subtle"
            fullWidth
            onClick={() => {
              readOn();
              onChange({ shown: next });
            }}
          >
            {t('showMore')}
          </Button>
        ))}
    </section>
  );
}

function Card({ one, moving, drag, hintId, step }: Around & { readonly one: PipelineClient }) {
  const t = useTexts(pipelineTexts);
  const format = useFormat();
  const words = useClientWords();
  const { client, stage, amount, last_at: lastAt } = one;
  const id = client.userId;
  const moved = { coupleId: id, name: client.name, stage };
  const isReadOnly = useIsReadOnly('clients');
  const plans = [words.weddingDay(client.weddingDate), client.city].filter((part) => part !== null).join(' · ');
  return (
    <li
      className={classes['card']}
      data-dragged={drag.held?.id === id ? '' : undefined}
      onPointerDown={(event) => !isReadOnly && drag.down(id, event)}
    >
      <div className={classes['who']}>
        <Link to={pages.client.replace(':coupleId', String(id))} className={classes['name']} draggable={false}>
          {client.name}
        </Link>
        <StageMenu
          moved={moved}
          moving={moving}
          hintId={hintId}
          onKey={(event) => {
            if (step(event.key, moved)) event.preventDefault();
          }}
        />
      </div>
      <p className={classes['plans']}>{plans}</p>
      <p className={classes['facts']}>
        {amount > 0 && <strong>{format.money(amount)}</strong>}
        <span title={t('lastActive', { when: format.dateTime(lastAt) })}>{format.dayMonth(lastAt)}</span>
      </p>
      {stage.loss_to_confirm !== null && <p className={classes['loss']}>{t('looksLost')}</p>}
      {stage.reason !== null && <p className={classes['plans']}>{t(`reason.${stage.reason}`)}</p>}
    </li>
  );
}
