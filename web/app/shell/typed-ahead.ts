// What is typed between the moment the search was asked for and the moment its field is there.

/** A key, as far as typing ahead reads it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
/** The field of the search. */
export const searchField = '[aria-controls="found"]';

/** Keeps keys for a field that is not there yet; meanwhile they do nothing else. */
export function createTypedAhead() {
  let typed: string | null = null;
  const end = (): string => {
    const kept = typed ?? '';
    typed = null;
    return kept;
  };
  return {
    /** From now on keys are kept. */
    start: (): void => {
      typed ??= '';
    },
    /** Whether this key is kept for the field, so that nothing else may follow from it. */
    keep({ key, ctrlKey, metaKey, altKey }: Key): boolean {
      if (typed === null || ctrlKey || metaKey || altKey) return false;
      if (key === 'Escape') {
        end();
        return false;
      }
      const letters = Array.from(typed);
      if (Array.from(key).length === 1) typed += key;
      else if (key === 'Backspace') typed = letters.slice(0, -1).join('');
      return true;
    },
    /** What was typed; keys are free again. */
    end,
  };
}

export const typedAhead = createTypedAhead();
