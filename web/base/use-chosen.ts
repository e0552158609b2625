import { useState } from 'react';
import { doToEach } from './bulk.ts';

interface Act<Row> {
  readonly act: (row: Row) => Promise<unknown>;
  /** What undoes it, where it can be undone. */
  readonly undo?: (row: Row) => Promise<unknown>;
  /** What is said once it is done to so many. */
  readonly said: (count: number) => string;
}
interface Outcome {
  readonly said: string;
  readonly failure: unknown;
  readonly undo: (() => void) | null;
}

/** Rows that are chosen in a list, what is done to all of them, and the way back. Rows that leave the list are not chosen any more. */
export function useChosen<Row extends { readonly id: string }>(rows: readonly Row[], onChanged: () => Promise<unknown>) {
  const [isChoosing, setChoosing] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = rows.filter(({ id }) => ids.has(id));

  const run = async (these: readonly Row[], { act, undo, said }: Act<Row>): Promise<void> => {
    setOutcome(null);
    setProgress({ done: 0, total: these.length });
    const { done, failure } = await doToEach({ rows: these, act, onDone: (n) => setProgress({ done: n, total: these.length }) });
    setIds(new Set());
    setProgress(null);
    const back = undo && done.length > 0 ? () => void run(done, { act: undo, said: () => '' }) : null;
    setOutcome({ said: done.length === 0 ? '' : said(done.length), failure, undo: back });
    await onChanged();
  };
  return {
    /** Rows can be chosen now. */
    isChoosing,
    /** From now on they can, or no longer; none is chosen then. */
    setChoosing: (isOn: boolean): void => {
      setIds(new Set());
      setChoosing(isOn);
    },
    chosen,
    progress,
    outcome,
    has: (id: string): boolean => ids.has(id),
    turn: (id: string): void =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    all: (): void => setIds(new Set(rows.map(({ id }) => id))),
    none: (): void => setIds(new Set()),
    /** Does it to all that are chosen. */
    doTo: (act: Act<Row>): void => void run(chosen, act),
    /** Does it to one, chosen or not. */
    doToOne: (row: Row, act: Act<Row>): void => void run([row], act),
  };
}
export type Chosen<Row extends { readonly id: string }> = ReturnType<typeof useChosen<Row>>;
