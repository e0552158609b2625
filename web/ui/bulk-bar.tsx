import { type ReactNode, useEffect, useRef } from 'react';
import { takeLostFocus } from '../base/take-lost-focus.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import type { Chosen } from '../base/use-chosen.ts';
import classes from './bulk-bar.module.css';
import { Button } from './button.tsx';
import { wordsOf } from '../base/calls/call.ts';

type BulkBarProps<Row extends { readonly id: string }> = {
  readonly chosen: Chosen<Row>;
  /** The buttons that do something to all that are chosen. */
  readonly children: ReactNode;
};

/** What can be done to the chosen rows, how far it is, and what became of it. Nothing while none is chosen and nothing was done. */
export function BulkBar<Row extends { readonly id: string }>({ chosen, children }: BulkBarProps<Row>) {
  const t = useTexts(shellTexts);
  const { progress, outcome } = chosen;
  const count = chosen.chosen.length;
  if (progress !== null)
    return <output className={classes['bar']}>{t('bulk.running', { done: String(progress.done), total: String(progress.total) })}</output>;
  if (count > 0)
    return (
      <section className={classes['bar']} aria-label={t('bulk.actions')}>
        <output>{t('bulk.chosen', { count, n: String(count) })}</output>
        <div className={classes['acts']}>{children}</div>
      </section>
    );
  return outcome === null ? null : <Outcome outcome={outcome} />;
}

function Outcome({ outcome: { said, failure, undo } }: { readonly outcome: NonNullable<Chosen<{ readonly id: string }>['outcome']> }) {
  const t = useTexts(shellTexts);
  const bar = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone with the rows that were chosen.
  useEffect(() => {
    takeLostFocus(bar.current);
  }, []);
  if (said === '' && failure === null) return null;
  return (
    <output ref={bar} tabIndex={-1} className={classes['bar']}>
      <span>
        {said} {failure !== null && <Failure of={failure} />}
      </span>
      {undo !== null && (
        <Button variant="subtle" onClick={undo}>
          {t('bulk.undo')}
        </Button>
      )}
    </output>
  );
}

const Failure = ({ of }: { readonly of: unknown }) => <span className={classes['failure']}>{wordsOf(of)}</span>;

type ChooseProps<Row extends { readonly id: string }> = {
  readonly chosen: Chosen<Row>;
  readonly id: string;
  /** Whose row it is. */
  readonly name: string;
};

/** The box at the start of a row. */
export function ChooseRow<Row extends { readonly id: string }>({ chosen, id, name }: ChooseProps<Row>) {
  const t = useTexts(shellTexts);
  return (
    <label className={classes['choose']}>
      <input type="checkbox" checked={chosen.has(id)} disabled={chosen.progress !== null} onChange={() => chosen.turn(id)} />
      <span className="for-screen-readers">{t('bulk.choose', { name })}</span>
    </label>
  );
}

/** Above the rows: starts and ends choosing, and meanwhile chooses all of them or none. */
export function ChooseSeveral<Row extends { readonly id: string }>({
  chosen,
  count,
  className,
}: {
  readonly chosen: Chosen<Row>;
  readonly count: number;
  readonly className: string | undefined;
}) {
  const t = useTexts(shellTexts);
  return (
    <div className={[classes['several'], className].filter(Boolean).join(' ')}>
      {chosen.isChoosing && <ChooseAll chosen={chosen} count={count} />}
      <Button variant="subtle" onClick={() => chosen.setChoosing(!chosen.isChoosing)}>
        {t(chosen.isChoosing ? 'bulk.none' : 'bulk.start')}
      </Button>
    </div>
  );
}

function ChooseAll<Row extends { readonly id: string }>({ chosen, count }: { readonly chosen: Chosen<Row>; readonly count: number }) {
  const t = useTexts(shellTexts);
  const isAll = chosen.chosen.length === count;
  return (
    <label className={classes['all']}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = !isAll && chosen.chosen.length > 0;
        }}
        checked={isAll}
        disabled={chosen.progress !== null}
        onChange={() => (isAll ? chosen.none() : chosen.all())}
      />
      {t('bulk.all')}
    </label>
  );
}
