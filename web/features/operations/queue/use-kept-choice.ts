import { useState } from 'react';
import { keepDraft, keptDraft } from '../../../base/draft.ts';

/** What is chosen beside the reason of a decision, kept in this tab like the reason: a dialog that is opened again shows both as they were left. */
export function useKeptChoice<Choice>(draft: string, initial: Choice): readonly [Choice, (choice: Choice) => void] {
  const key = `operations.${draft}.choice`;
  const [choice, setChoice] = useState(() => keptDraft<{ choice: Choice }>(key).choice ?? initial);
  return [
    choice,
    (next) => {
      setChoice(next);
      keepDraft(key, { choice: next });
    },
  ];
}
