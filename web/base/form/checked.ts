// What the rules say of what is typed, field by field.
import type { Outcome, Refusal } from '../../../core/outcome.ts';

/** What is wrong with a field, by its name on the wire. */
type Problem = { readonly field: string; readonly message: string };
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };
export const valid = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
export const invalid = (field: string, message: string): Checked<never> => ({ ok: false, problems: [{ field, message }] });

type Parts = Readonly<Record<string, Checked<unknown>>>;
type ValueOf<C> = C extends { readonly ok: true; readonly value: infer V } ? V : never;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: ValueOf<P[K]> };
/** Every part is right, under the same names; or what is wrong with any of them. */
export function allValid<P extends Parts>(parts: P): Checked<ValuesOf<P>> {
  const all = Object.entries(parts);
  const [first, ...more] = all.flatMap(([, part]) => (part.ok ? [] : part.problems));
  if (first !== undefined) return { ok: false, problems: [first, ...more] };
  return { ok: true, value: Object.fromEntries(all.map(([name, part]) => [name, part.ok ? part.value : undefined])) as ValuesOf<P> };
}

/** What a rule of core found, in the sentences of anyone who asks. */
export function checkedByRule<Value, Code extends string>(
  outcome: Outcome<Value, Code>,
  sentence: (refusal: Refusal<Code>) => string,
): Checked<Value> {
  if (outcome.ok) return outcome;
  const [first, ...more] = outcome.refusals;
  const said = (refusal: Refusal<Code>) => ({ field: refusal.field ?? '', message: sentence(refusal) });
  return { ok: false, problems: [said(first), ...more.map(said)] };
}
