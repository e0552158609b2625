import { useState } from 'react';
import type { CasePage } from '../../../../contract/operations-search.ts';
import { vendorMoneyMax } from '../../../../core/operations/search.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { CaseLink } from '../case-link.tsx';
import { vendorMoneyTexts } from '../texts.ts';
import classes from './money-list.module.css';

const shownFirst = 5;
export type Tone = Parameters<typeof StatusMark>[0]['tone'];

/** One order, refund or payout. */
export interface MoneyRow {
  readonly page: CasePage;
  readonly name: string;
  /** Why it is there, if that is not plain. */
  readonly about?: string;
  readonly state: { readonly tone: Tone; readonly words: string };
  readonly at: string;
  readonly amount: number;
}

type MoneyListProps = { readonly title: string; readonly empty: string; readonly lead?: string; readonly rows: readonly MoneyRow[] };

/** The latest five, each with the way to its page, and the rest on request. */
export function MoneyList({ title, empty, lead, rows }: MoneyListProps) {
  const t = useTexts(vendorMoneyTexts);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  const all = t(rows.length < vendorMoneyMax ? 'all' : 'latest', { n: format.count(rows.length) });
  return (
    <Card title={title}>
      {rows.length === 0 ? <p className={classes['quiet']}>{empty}</p> : lead !== undefined && <p className={classes['quiet']}>{lead}</p>}
      <ul className={classes['rows']}>
        {shown.map((row) => (
          <Row key={row.page.id} row={row} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="default" aria-label={`${all}: ${title}`} onClick={() => setWhole(true)}>
          {all}
        </Button>
      )}
    </Card>
  );
}

function Row({ row: { page, name, about, state, at, amount } }: { readonly row: MoneyRow }) {
  const format = useFormat();
  return (
    <li>
      <div className={classes['line']}>
        <CaseLink page={page}>{name}</CaseLink>
        <span className={classes['amount']}>{format.money(amount)}</span>
      </div>
      {about !== undefined && <p className={classes['quiet']}>{about}</p>}
      <div className={classes['line']}>
        <span className={classes['state']}>
          <StatusMark tone={state.tone}>{state.words}</StatusMark>
        </span>
        <span className={classes['quiet']}>{format.dateTime(at)}</span>
      </div>
    </li>
  );
}
