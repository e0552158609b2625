import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './search-form.module.css';
import { suggestionsFor } from './suggestions.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field under which the fitting categories appear: arrow keys lead into them and back. Any other words are welcome too. */
export function WhatField({ value, onChange }: Props) {
  const { t, categories } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const offered = isOpen ? suggestionsFor(value, categories) : [];
  const press = (event: KeyboardEvent) => {
    const isOpenNow = walk(event, stopsIn(place.current));
    if (isOpenNow !== undefined) setOpen(isOpenNow);
  };
  const choose = (name: string) => {
    onChange(name);
    stopsIn(place.current)[0]?.focus();
    setOpen(false);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) setOpen(false);
  };
  return (
    <div ref={place} className={styles['what']} onBlur={leave}>
      <input
        id="what"
        name="q"
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('home.whatHint')}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setOpen(true);
        }}
        onPointerDown={() => setOpen(true)}
        onKeyDown={press}
      />
      {offered.length > 0 && (
        <ul className={styles['list']} aria-label={t('home.suggestions')}>
          {offered.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                tabIndex={-1}
                // The field keeps the focus under the pointer, so that the list stays until the press has counted.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
                onKeyDown={press}
              >
                <CategoryOrnament slug={slug} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const stopsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>('input, button') ?? [])];

/** Moves the focus between the field and what is offered. Answers whether the list is open from now on, if the key is one for that. */
function walk(event: KeyboardEvent, stops: readonly HTMLElement[]): boolean | undefined {
  if (event.key === 'Escape') {
    stops[0]?.focus();
    return false;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
  event.preventDefault();
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((here + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  return true;
}
