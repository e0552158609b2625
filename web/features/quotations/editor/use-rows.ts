import { useState } from 'react';
import { moveItem } from '../../../../core/pictures/merge.ts';

interface Ids {
  readonly list: readonly string[];
  readonly made: number;
}
/** As many names as there are rows: new ones at the end, for those that came from elsewhere. */
function fitted({ list, made }: Ids, count: number): Ids {
  const more = Array.from({ length: Math.max(0, count - list.length) }, (_, index) => `row-${made + index}`);
  return { list: [...list.slice(0, count), ...more], made: made + more.length };
}

/** Rows of a draft that have no name of their own: each gets one here, so that it keeps its fields and the focus when others are moved or removed. */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [kept, setKept] = useState<Ids>({ list: [], made: 0 });
  const { list, made } = fitted(kept, rows.length);
  const set = (next: readonly string[], changed: Row[]) => {
    setKept({ list: next, made });
    onChange(changed);
  };
  return {
    ids: list,
    put: (index: number, part: Partial<Row>) => onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row))),
    add: (row: Row) => onChange([...rows, row]),
    remove: (index: number) => set(list.toSpliced(index, 1), rows.toSpliced(index, 1)),
    move: (from: number, to: number) => set(moveItem(list, from, to), moveItem(rows, from, to)),
  };
}
