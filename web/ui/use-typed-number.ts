import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readTyped, type Typed, type TypedUnit } from '../../core/typed-amount.ts';
import { amountInWords } from '../../texts/amount-words.ts';
import { decimal, money } from '../../texts/format.ts';
import { typedNumberWords } from '../../texts/typed-number.ts';
import type { Language } from '../../texts/typed.ts';
import { edited, valueIn } from './typed-text.ts';

const restMs = 700;

/** Whether typing has paused: half an amount is not a wrong one. */
export function useIsResting(value: string): boolean {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}

const written = (value: number, unit: TypedUnit, language: Language): string =>
  unit === 'rupiah' ? money(value, language) : decimal(value, language);

/** The same amount as people say it: 1.5 juta, 50 ribu. */
const said = (amountIdr: number, language: Language): string =>
  amountIdr < 1_000_000 ? `${decimal(amountIdr / 1_000, language)} ribu` : `${decimal(amountIdr / 1_000_000, language)} juta`;

/** What is to be said about a text that means no single value, with an amount that the field would take. */
export function problemOf(typed: Typed, unit: TypedUnit, language: Language, example = 1_500_000): string | undefined {
  const t = typedNumberWords(language);
  if (typed.kind === 'unreadable')
    return unit === 'rupiah'
      ? t('unreadableAmount', { example: written(example, unit, language), said: said(example, language) })
      : t('unreadableNumber', { example: written(1_500, unit, language) });
  if (typed.kind !== 'ask') return undefined;
  const [a = '', b] = typed.readings.map((reading) => written(reading, unit, language));
  return b === undefined ? t('askOne', { a }) : t('ask', { a, b });
}

/** What a text is understood as, said with its words; nothing for what is no amount. */
export function meaningOf(typed: Typed, unit: TypedUnit, language: Language): string {
  if (typed.kind !== 'value' || unit !== 'rupiah') return '';
  return typedNumberWords(language)('means', { money: money(typed.value, language), words: amountInWords(typed.value, language) });
}

/** The readings to choose between, as they are written. */
export const choicesOf = (typed: Typed, unit: TypedUnit, language: Language): readonly { value: number; label: string }[] =>
  typed.kind === 'ask' ? typed.readings.map((value) => ({ value, label: written(value, unit, language) })) : [];

type TypedNumber = {
  readonly unit: TypedUnit;
  /** Without separators, as years are written. */
  readonly isPlain?: boolean | undefined;
  readonly value: number | null;
  /** An amount that the field would take. */
  readonly example?: number | undefined;
  readonly language: Language;
  readonly onChange: (value: number | null) => void;
};

/**
 * A field whose text is read by `readTyped`. Digits are grouped as the language does it while they are typed; anything else stays as it
 * was typed or pasted, and what cannot be read has no value.
 */
export function useTypedNumber({ unit, isPlain = false, value, example, language, onChange }: TypedNumber) {
  const [text, setText] = useState<string | null>(null);
  // The words stay after the field is left: what is below must not move between a press and its release.
  const [wasInside, setInside] = useState(false);
  const caret = useCaret();
  // With decimals a number is written without separators: anyone who deletes one digit of 1.50 has not written 150.
  const isGrouped = !isPlain && (unit === 'rupiah' || unit === 'count');
  const typed = readTyped(text ?? '', unit);
  // Another value than the one typed has come from elsewhere: it is the one that counts.
  const isOwn = text !== null && valueIn(typed) === value;
  const isResting = useIsResting(text ?? '');
  const shown = isOwn ? text : value === null ? '' : isGrouped ? decimal(value, language) : bareOf(value, language);
  const current: Typed = isOwn ? typed : value === null ? { kind: 'empty' } : { kind: 'value', value };
  const unread = isOwn ? problemOf(current, unit, language, example) : undefined;
  return {
    shown,
    problem: isResting ? unread : undefined,
    unread,
    meaning: wasInside ? meaningOf(current, unit, language) : '',
    isResting,
    choices: isOwn && isResting ? choicesOf(current, unit, language) : [],
    onText(input: HTMLInputElement, event: Event) {
      const key = event instanceof InputEvent ? event : null;
      const next = edited({ shown, isOurs: isGrouped && !isOwn, after: input.value, key }, unit);
      if (next.text === null) caret.keep(input);
      setText(next.text);
      onChange(next.value);
    },
    choose(next: number) {
      setText(null);
      onChange(next);
    },
    onFocus: () => setInside(true),
    onBlur() {
      if (typed.kind === 'value' || typed.kind === 'empty') setText(null);
    },
  };
}

/** Without separators of thousands, with the language's decimal point. */
const bareOf = (value: number, language: Language): string => String(value).replace('.', language === 'id' ? ',' : '.');

/** Keeps the caret before the same digit while separators come and go. */
function useCaret() {
  const kept = useRef<{ readonly input: HTMLInputElement; readonly digitsAfter: number } | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null) return;
    const { input, digitsAfter } = kept.current;
    kept.current = null;
    let at = input.value.length;
    for (let left = digitsAfter; at > 0 && left > 0; at -= 1) if (/\d/.test(input.value[at - 1] ?? '')) left -= 1;
    input.setSelectionRange(at, at);
  });
  return {
    keep(input: HTMLInputElement) {
      const after = input.value.slice(input.selectionEnd ?? input.value.length);
      kept.current = { input, digitsAfter: after.replace(/\D/g, '').length };
    },
  };
}
