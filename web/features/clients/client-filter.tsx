import { useId } from 'react';
import { acts } from '../../../core/clients/acts.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import { choicesQuery } from '../../parts/choices-query.ts';
import classes from './client-filter.module.css';
import { NameSearch } from './name-search.tsx';
import type { ClientSelection } from './selection.ts';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { useBeside } from '../../base/use-beside.ts';

type ClientFilterProps = {
  readonly selection: ClientSelection;
  readonly onNarrow: (part: Partial<Omit<ClientSelection, 'page' | 'list'>>) => void;
};

const monthsAhead = 24;

/** Narrows the list by name, month, city, what they did, and whether the contact is open. */
export function ClientFilter({ selection, onNarrow }: ClientFilterProps) {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  const months = useMonths();
  const { data: choices } = useBeside(choicesQuery);
  const { list, month, cityId, action, contacted } = selection;
  return (
    <div className={classes['filter']}>
      <NameSearch
        key={list}
        label={t('search')}
        hint={t('searchHint')}
        words={selection.q ?? ''}
        onChange={(q) => onNarrow({ q: q === '' ? undefined : q })}
      />
      <Choice
        label={t('month')}
        value={month ?? ''}
        options={[['', t('anyMonth')], ...months.map((one): Option => [one, format.month(one)])]}
        onChange={(value) => onNarrow({ month: value === '' ? undefined : value })}
      />
      <Choice
        label={t('city')}
        value={cityId === undefined ? '' : String(cityId)}
        options={[['', t('anyCity')], ...(choices?.cities ?? []).map(({ id, name }): Option => [String(id), name])]}
        onChange={(value) => onNarrow({ cityId: value === '' ? undefined : Number(value) })}
      />
      {list === 'interested' && (
        <Choice
          label={t('action')}
          value={action ?? ''}
          options={[['', t('anyAction')], ...acts.map((one): Option => [one, t(`act.${one}`)])]}
          onChange={(value) => onNarrow({ action: acts.find((one) => one === value) })}
        />
      )}
      <Choice
        label={t('contacted')}
        value={contacted ?? ''}
        options={[
          ['', t('anyContacted')],
          ['yes', t('contactedYes')],
          ['no', t('contactedNo')],
        ]}
        onChange={(value) => onNarrow({ contacted: value === 'yes' || value === 'no' ? value : undefined })}
      />
    </div>
  );
}

type Option = readonly [value: string, label: string];
type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} data-chosen={value === '' ? undefined : ''} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function useMonths(): string[] {
  const [year = 0, month = 0] = useToday().split('-').map(Number);
  return Array.from({ length: monthsAhead }, (_, index) => {
    const at = month - 1 + index;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
