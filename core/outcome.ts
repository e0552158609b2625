/**
 * Why a rule said no. `code` is `capability.what_is_wrong`; `field` is the name of the field on the wire;
 * `params` are the numbers and words the sentence about it needs (a minimum, a step).
 * A refusal is a value: rules never throw it. (house, Refusals and faults)
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** What a rule answers: the accepted value, or every refusal it found, at least one. */
export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly [Refusal<Code>, ...Refusal<Code>[]] };

/** The rule said yes, with this value. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The rule said no, for these reasons. A refusal without a reason cannot be made. */
export function refuse<Code extends string>(
  first: Refusal<Code>,
  ...more: readonly Refusal<Code>[]
): { readonly ok: false; readonly refusals: readonly [Refusal<Code>, ...Refusal<Code>[]] } {
  return { ok: false, refusals: [first, ...more] };
}

type Parts = Readonly<Record<string, Outcome<unknown>>>;
type ValueOf<O> = O extends { readonly ok: true; readonly value: infer T } ? T : never;
type CodeOf<O> = O extends { readonly ok: false; readonly refusals: readonly [Refusal<infer Code>, ...unknown[]] } ? Code : never;
type Values<P extends Parts> = { readonly [K in keyof P]: ValueOf<P[K]> };

/** Every part accepted, under the same names; or the refusals of all parts, in the order of the parts. */
export function allOf<P extends Parts>(parts: P): Outcome<Values<P>, CodeOf<P[keyof P]>> {
  const values: Record<string, unknown> = {};
  const refusals: Refusal<string>[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (part.ok) values[name] = part.value;
    else refusals.push(...part.refusals);
  }
  const [first, ...more] = refusals as Refusal<CodeOf<P[keyof P]>>[];
  return first === undefined ? accept(values as Values<P>) : refuse(first, ...more);
}
