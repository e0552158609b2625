import { useQueryClient } from '@tanstack/react-query';
import type { RefusalCode } from '../../../contract/refusals.ts';
import type { Outcome } from '../../../core/outcome.ts';
import { runMutation } from '../queries.ts';
import { useRefusalText } from '../refusal-texts.ts';
import { type Checked, checkedByRule } from './checked.ts';
import type { Wiring } from './form.ts';
import { useBareForm } from './use-bare-form.ts';

/**
 * A form that is sent (decision 0070). What is typed waits in this tab. A message shows once its field was left or sending was tried and follows each
 * key from then on; what the server refused holds until that field is another. Sent is once at a time, and the same content under the same key.
 */
export function useForm<T extends object, Answer, Value = T>(wiring: Wiring<T, Value, Answer>) {
  const queries = useQueryClient();
  return useBareForm<T, Answer, Value>({ ...wiring, send: (value, how) => runMutation(queries, () => wiring.send(value, how)) });
}

type Judged = {
  /** What is sent is what the rule made of it. */
  <Value>(outcome: Outcome<Value, RefusalCode>): Checked<Value>;
  /** What is sent is `value`. */
  <Value>(outcome: Outcome<unknown, RefusalCode>, value: Value): Checked<Value>;
};
/** What a rule of core found, in sentences. */
export function useJudged(): Judged {
  const sentence = useRefusalText();
  return <Value>(outcome: Outcome<Value, RefusalCode>, ...sent: [] | [Value]): Checked<Value> => {
    const checked = checkedByRule(outcome, sentence);
    return checked.ok && sent.length === 1 ? { ok: true, value: sent[0] } : checked;
  };
}
