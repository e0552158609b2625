import '../../../ui/form.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { storeTexts } from '../texts.ts';
import classes from './product-search.module.css';

type ProductSearchProps = { readonly value: string; readonly onSearch: (words: string) => void };

/** Part of a name to look for; an emptied field shows everything again at once. */
export function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const t = useTexts(storeTexts);
  const [words, setWords] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <search className={classes['search']}>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          size="md"
          maxLength={100}
          leftSection={<IconSearch aria-hidden size={18} stroke={1.75} />}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            if (currentTarget.value === '' && value !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
