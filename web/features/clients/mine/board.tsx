import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ClientBoard } from '../../../../contract/pipeline.ts';
import { isFocusLost } from '../../../base/take-lost-focus.ts';
import { useTexts } from '../../../base/texts.ts';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import type { Moved, Moving } from '../../../parts/pipeline/use-moving.ts';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Column } from './board-column.tsx';
import { boardStep } from './board-step.ts';
import classes from './board.module.css';
import { NoClients } from './no-clients.tsx';
import { boardQuery } from './queries.ts';
import type { MineSelection } from './selection.ts';
import { useBoardDrag } from './use-board-drag.ts';

type BoardProps = {
  readonly selection: MineSelection;
  readonly moving: Moving;
  readonly onChange: (part: Partial<MineSelection>) => void;
  readonly onShowAll: () => void;
};

/** Clients in columns by stage. Cards are moved by mouse, by keys and by the menu each has. */
export function Board({ selection, moving, onChange, onShowAll }: BoardProps) {
  const board = useQuery(boardQuery(selection));
  if (board.isLoadingError) return <Failed failure={board.error} onRetry={() => void board.refetch()} />;
  if (board.data === undefined) return <Skeleton height="32rem" />;
  if (board.data.every(({ total }) => total === 0)) return <NoClients isNarrowed={selection.q !== undefined} onShowAll={onShowAll} />;
  return <Columns columns={board.data} selection={selection} moving={moving} onChange={onChange} />;
}

type ColumnsProps = Omit<BoardProps, 'onShowAll'> & { readonly columns: ClientBoard };
function Columns({ columns, selection, moving, onChange }: ColumnsProps) {
  const t = useTexts(pipelineTexts);
  const element = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const keepFocus = useKeptFocus(element, columns);
  const find = (id: number): Moved | null => {
    const found = columns.flatMap(({ clients }) => clients).find(({ client }) => client.userId === id);
    return found ? { coupleId: id, name: found.client.name, stage: found.stage } : null;
  };
  const drag = useBoardDrag(element, (id, to) => {
    const moved = find(id);
    if (moved !== null) moving.move(moved, to);
  });
  const step = (key: string, moved: Moved): boolean => {
    const wish = boardStep(columns, key, moved.coupleId);
    if (wish === null) return false;
    if (wish.kind === 'edge') moving.say(t('atEdge', { name: moved.name }));
    if (wish.kind === 'focus') element.current?.querySelector<HTMLElement>(`[data-move="${wish.coupleId}"]`)?.focus();
    if (wish.kind === 'move') {
      keepFocus(moved.coupleId);
      moving.move(moved, wish.to);
    }
    return true;
  };
  return (
    <>
      <p id={hintId} className="for-screen-readers">
        {t('moveHint')}
      </p>
      <div ref={element} className={classes['board']} data-held={drag.held === null ? undefined : ''} {...drag.boardProps}>
        {columns.map((column) => (
          <Column key={column.stage} column={column} selection={selection} {...{ moving, drag, hintId, step, onChange }} />
        ))}
      </div>
    </>
  );
}

/** A card that keys move to another column keeps the focus: there it is another element. */
function useKeptFocus(board: { readonly current: HTMLElement | null }, columns: ClientBoard) {
  const kept = useRef<number | null>(null);
  useLayoutEffect(() => {
    const id = kept.current;
    if (id !== null && isFocusLost()) board.current?.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus();
  }, [board, columns]);
  return (id: number) => {
    kept.current = id;
  };
}
