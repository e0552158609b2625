import { useState } from 'react';
import type { Results } from '../../../../contract/results.ts';
import { shareOf } from '../../../../core/results/chain.ts';
import { weekdayNames } from '../../../../texts/zones.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { adStatisticsTexts } from '../../../parts/ads/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import classes from './split-card.module.css';
import { resultsTexts } from './texts.ts';

const groupings = ['placement', 'weekday', 'hour', 'product'] as const;
type Grouping = (typeof groupings)[number];

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly note: string;
};

/** The same figures by placement, weekday, hour and product: what the rows know of each. */
export function SplitCard({ results }: { readonly results: Results }) {
  const t = useTexts(resultsTexts);
  const [by, setBy] = useState<Grouping>('placement');
  const table = useTable(results, by);
  return (
    <Card title={t('split.title')}>
      <div className={classes['stack']}>
        <Chips
          label={t('split.by')}
          options={groupings.map((value) => ({ value, label: t(`split.${value}`) }))}
          value={by}
          onChange={setBy}
        />
        {table.rows.length > 0 && (
          <div className={classes['frame']}>
            <table className={classes['table']}>
              <caption className="for-screen-readers">{t(`split.${by}`)}</caption>
              <thead>
                <tr>
                  <th scope="col">{t(`split.${by}`)}</th>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ key, name, cells }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index]}>
                        <span className={classes['label']} aria-hidden>
                          {table.columns[index]}
                        </span>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p className={classes['note']}>{table.note}</p>
      </div>
    </Card>
  );
}

function useTable(results: Results, by: Grouping): Table {
  const t = useTexts(resultsTexts);
  const places = useTexts(adStatisticsTexts);
  const format = useFormat();
  const language = useLanguage();
  const { count, money } = format;
  if (by === 'placement')
    return {
      columns: [t('stage.impressions'), t('stage.clicks'), t('col.ctr'), t('col.spent'), t('stage.contacts'), t('stage.booked')],
      rows: results.placements.map(({ placement, impressions, clicks, spending, contacts, booked }) => {
        const rate = shareOf(clicks, impressions);
        const ofClicks =
          placement === null
            ? ['–', '–', '–', '–']
            : [count(impressions), count(clicks), rate === null ? '–' : format.percent(rate), money(spending)];
        return {
          key: placement ?? 'unknown',
          name: placement === null ? t('source.unknown') : places(`placement.${placement}`),
          cells: [...ofClicks, count(contacts), count(booked.clients)],
        };
      }),
      note: t('split.placement.note'),
    };
  if (by === 'product')
    return {
      columns: [t('stage.contacts'), t('stage.quoted'), t('stage.booked')],
      rows: results.products.map(({ id, title, contacts, quoted, booked }) => ({
        key: id,
        name: title,
        cells: [count(contacts), count(quoted.clients), booked.clients === 0 ? '0' : `${count(booked.clients)} · ${money(booked.amount)}`],
      })),
      note: results.products.length === 0 ? t('split.product.none') : t('split.product.rest'),
    };
  const days = weekdayNames(language, 'long');
  const nameOf = (index: number) => (by === 'weekday' ? (days[index] ?? '') : `${String(index).padStart(2, '0')}:00`);
  return {
    columns: [t('stage.clicks'), t('col.spent'), t('stage.contacts')],
    rows: (by === 'weekday' ? results.weekdays : results.hours).map(({ clicks, spending, contacts }, index) => ({
      key: nameOf(index),
      name: nameOf(index),
      cells: [count(clicks), money(spending), count(contacts)],
    })),
    note: t('split.time.note'),
  };
}
