import { type ReactNode, useRef } from 'react';
import classes from './queue-table.module.css';
import { useNextCase, useRowKeys } from './use-row-keys.ts';

export type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: 'number' | 'words' | 'time' | 'actions';
};

type QueueTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Shown while what was asked for is on its way. */
  readonly isOld: boolean;
  /** Says which keys work. */
  readonly keys?: string;
};

/** Many cases on one screen. On a narrow one each row stands by itself, every value with its name. */
export function QueueTable<Row>({ label, columns, rows, keyOf, isOld, keys }: QueueTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  useNextCase(table, rows);
  return (
    <>
      <div className={classes['frame']}>
        <table ref={table} className={classes['table']} aria-label={label} aria-busy={isOld}>
          <thead>
            <tr>
              {columns.map(({ title, kind }) => (
                <th key={title} scope="col" data-kind={kind}>
                  {kind === 'actions' ? <span className="for-screen-readers">{title}</span> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} data-row>
                {columns.map(({ title, cell, kind }) => (
                  <td key={title} data-kind={kind} data-title={kind === 'actions' ? undefined : title}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {keys !== undefined && <p className={classes['keys']}>{keys}</p>}
    </>
  );
}
