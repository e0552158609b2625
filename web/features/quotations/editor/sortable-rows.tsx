import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { useSorting } from '../../../ui/use-sorting.ts';
import { quotationsTexts } from '../texts.ts';
import classes from './rows.module.css';

type SortableRowsProps = {
  readonly ids: readonly string[];
  readonly rowClass: string | undefined;
  readonly onMove: (from: number, to: number) => void;
  /** The row at a position, counted from 0. */
  readonly children: (index: number) => ReactNode;
};

/** Rows in an order that is changed by their handles: with a pointer, or by keys. */
export function SortableRows({ ids, rowClass, onMove, children }: SortableRowsProps) {
  const t = useTexts(quotationsTexts);
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const total = ids.length;
  const sorting = useSorting({ list, ids, onMove, onTell: (what, n) => setSaid(t(`row.${what}`, { n, total })) });
  return (
    <>
      <p id={hintId} className="for-screen-readers">
        {t('row.hint')}
      </p>
      <ol
        ref={list}
        className={classes['rows']}
        onPointerMove={(event) => sorting.drag(event)}
        onPointerUp={() => sorting.up('dropped')}
        onPointerCancel={() => sorting.up('returned')}
      >
        {sorting.order.map((id) => {
          const index = ids.indexOf(id);
          return (
            <li key={id} className={rowClass} data-sorted={id} data-held={sorting.heldId === id}>
              {children(index)}
              {total > 1 && (
                <button
                  type="button"
                  className={classes['handle']}
                  data-handle=""
                  aria-label={t('row.move', { n: index + 1, total })}
                  aria-describedby={hintId}
                  aria-pressed={sorting.heldId === id}
                  onPointerDown={(event) => sorting.down(id, event, true)}
                  onKeyDown={(event) => sorting.key(id, event)}
                  onBlur={(event) => sorting.blur(id, event)}
                >
                  <IconGripVertical aria-hidden size={20} stroke={1.75} />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <output className="for-screen-readers">{said}</output>
    </>
  );
}
