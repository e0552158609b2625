import { useId } from 'react';
import { clientOrders } from '../../../../contract/pipeline.ts';
import { useTexts } from '../../../base/texts.ts';
import { MovingParts } from '../../../parts/pipeline/moving-parts.tsx';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import { useMoving } from '../../../parts/pipeline/use-moving.ts';
import { Chips } from '../../../ui/chips.tsx';
import { NameSearch } from '../name-search.tsx';
import { Board } from './board.tsx';
import classes from './mine.module.css';
import { PipelineList } from './pipeline-list.tsx';
import { type MineSelection, useMineSelection } from './selection.ts';

/** A vendor's own clients by how far they have got, as a board or a list. */
export default function MyClients() {
  const t = useTexts(pipelineTexts);
  const { selection, change, showAll } = useMineSelection();
  const moving = useMoving();
  return (
    <>
      <p className={classes['lead']}>{t('lead')}</p>
      <div className={classes['tools']}>
        <NameSearch
          label={t('search')}
          hint={t('searchHint')}
          words={selection.q ?? ''}
          onChange={(q) => change({ q: q === '' ? undefined : q })}
        />
        <Sort value={selection.sort} onChange={(sort) => change({ sort })} />
        <Chips
          label={t('view')}
          value={selection.view}
          options={[
            { value: 'board', label: t('board') },
            { value: 'list', label: t('list') },
          ]}
          onChange={(view) => change({ view })}
        />
      </div>
      {selection.view === 'board' ? (
        <Board selection={selection} moving={moving} onChange={change} onShowAll={showAll} />
      ) : (
        <PipelineList selection={selection} moving={moving} onChange={change} onShowAll={showAll} />
      )}
      <MovingParts moving={moving} />
    </>
  );
}

type SortProps = { readonly value: MineSelection['sort']; readonly onChange: (sort: MineSelection['sort']) => void };
function Sort({ value, onChange }: SortProps) {
  const t = useTexts(pipelineTexts);
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{t('sort')}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(clientOrders.find((one) => one === event.currentTarget.value) ?? 'recent')}
      >
        {clientOrders.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
