import '../../../ui/form.css';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { OperatedVendor } from '../../../../contract/operations.ts';
import { useFormat } from '../../../base/format.ts';
import { takeLostFocus } from '../../../base/take-lost-focus.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { vendorsQuery } from '../queries.ts';
import { operationsTexts } from '../texts.ts';
import classes from './adjustment-form.module.css';
import { Failed } from '../../../ui/page-state.tsx';

type VendorPickerProps = {
  readonly chosen: OperatedVendor | null;
  readonly error: string | undefined;
  readonly onChoose: (vendor: OperatedVendor | null) => void;
};

const shown = 6;

/** Finds a vendor while one types, and keeps the one that was chosen. */
export function VendorPicker({ chosen, error, onChoose }: VendorPickerProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const found = useQuery({ ...vendorsQuery({ q: asked, limit: shown }), enabled: asked !== '' && chosen === null });
  if (chosen !== null) {
    return (
      <div className={classes['chosen']}>
        <p>{t('vendorChosen', { name: chosen.name, balance: format.money(chosen.balance) })}</p>
        <Button ref={takeLostFocus} variant="subtle" onClick={() => onChoose(null)}>
          {t('chooseAnother')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['picker']}>
      <TextInput
        ref={takeLostFocus}
        type="search"
        label={t('findVendor')}
        description={t('findVendorHint')}
        size="md"
        value={words}
        error={error}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {found.isLoadingError && <Failed failure={found.error} onRetry={() => void found.refetch()} />}
      {asked !== '' && found.isSuccess && (
        <ul className={classes['found']} aria-live="polite">
          {found.data.data.map((vendor) => (
            <li key={vendor.id}>
              <button type="button" onClick={() => onChoose(vendor)}>
                <strong>{vendor.name}</strong> <span>#{vendor.id}</span> <span>{vendor.city}</span>{' '}
                <span>{format.money(vendor.balance)}</span>
              </button>
            </li>
          ))}
          {found.data.data.length === 0 && <li>{t('vendorNotFound')}</li>}
        </ul>
      )}
    </div>
  );
}
