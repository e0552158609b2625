import { useState } from 'react';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Refusal } from '../../core/outcome.ts';
import { useRefusalText } from './refusal-texts.ts';

/** What is wrong, field by field: a message shows once its field was left, or all were asked for; from then on it follows each key. */
export function useTouchedFields(refusals: readonly Refusal<RefusalCode>[]) {
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set());
  const refusalText = useRefusalText();
  return {
    /** Every refusal as a sentence, by its field. */
    problems: refusals.map((refusal) => ({ field: refusal.field ?? '', message: refusalText(refusal) })),
    messageOf: (field: string): string | undefined => {
      if (seen !== 'all' && !seen.has(field)) return undefined;
      const refusal = refusals.find((one) => one.field === field);
      return refusal && refusalText(refusal);
    },
    see: (field: string) =>
      setSeen((before) => (before === 'all' || field === '' || before.has(field) ? before : new Set([...before, field]))),
    seeAll: () => setSeen('all'),
  };
}
