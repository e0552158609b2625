import '../../../ui/form.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { operationsTexts } from '../texts.ts';
import classes from './search-field.module.css';

type SearchFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
};

/** Words to look for, sent when they are whole. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const t = useTexts(operationsTexts);
  const [words, setWords] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <search className={classes['search']}>
      <form className={classes['form']} onSubmit={submit}>
        <TextInput
          type="search"
          label={label}
          placeholder={hint}
          size="md"
          className={classes['input'] ?? ''}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" leftSection={<IconSearch aria-hidden size={18} stroke={1.75} />}>
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
