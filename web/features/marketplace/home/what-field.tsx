import { type KeyboardEvent, useId, useState } from 'react';
import { CategoryOrnament } from '../ornaments/category-ornament.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './search-form.module.css';
import { suggestionsFor } from './suggestions.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field that offers the categories while one types (the combobox pattern of the ARIA practices). Any other words are welcome. */
export function WhatField({ value, onChange }: Props) {
  const { t, categories } = useSite();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = isOpen ? suggestionsFor(value, categories) : [];
  const isListed = offered.length > 0;

  const choose = (name: string) => {
    onChange(name);
    close();
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = offered[active];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen.name);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = active + step;
      setActive(next < -1 ? offered.length - 1 : next >= offered.length ? -1 : next);
    }
  };
  return (
    <div className={styles['what']}>
      <input
        id="what"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('home.whatHint')}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={offered[active] === undefined ? undefined : `${list}-${active}`}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={t('home.suggestions')} className={styles['list']} hidden={!isListed}>
        {offered.map(({ slug, name }, index) => (
          <div
            key={slug}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles['option']}
            // The field keeps the focus, so that typing can go on.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
            ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
          >
            <CategoryOrnament slug={slug} className={styles['optionOrnament']} />
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
