// Requests generated from a call's schema: a valid one, and each of its fields at all its limits.
import * as z from 'zod';
import { ids, isAtColumnEdge, numbersAsText, numbersAt, texts, times } from './edges.ts';
import { fieldsOf, itemsOf } from '../../../core/unknown.ts';

type Json = Readonly<Record<string, unknown>>;
type RequestPart = 'params' | 'query' | 'body';
export interface Wish {
  readonly params: Json;
  readonly query: Json;
  readonly body: unknown;
}
/** One value at one place of a request. */
export interface Variant {
  readonly at: string;
  readonly of: (wish: Wish) => Wish;
  /** The shape lets it in. */
  readonly isLetIn: () => boolean;
  /** The shape lets it in, and a column may not: too rare among all values for a choice by chance, so it is always tried. */
  readonly isVital: boolean;
}

/** Every value worth trying for a shape, at its path; `base` is what is there now. */
function* edgesOf(
  shape: Json,
  base: unknown,
  path: readonly (string | number)[],
  defs: Json,
): Generator<[path: readonly (string | number)[], value: unknown]> {
  if (typeof shape['$ref'] === 'string') return yield* edgesOf(fieldsOf(defs[shape['$ref'].split('/').at(-1) ?? '']), base, path, defs);
  const choices = itemsOf(shape['anyOf'] ?? shape['oneOf']).map(fieldsOf);
  if (choices.length > 0) {
    for (const choice of choices) yield* edgesOf(choice, fits(choice, base) ? base : undefined, path, defs);
    return;
  }
  switch ([shape['type']].flat().find((type) => type !== 'null')) {
    case 'object': {
      for (const [name, field] of Object.entries(fieldsOf(shape['properties'])))
        yield* edgesOf(fieldsOf(field), fieldsOf(base)[name], [...path, name], defs);
      if (base !== undefined) for (const odd of [null, [], 'x', { ...fieldsOf(base), unknown_field: 1 }]) yield [path, odd];
      return;
    }
    case 'array': {
      const [first] = itemsOf(base);
      if (first !== undefined) yield* edgesOf(fieldsOf(shape['items']), first, [...path, 0], defs);
      const max = Number(shape['maxItems'] ?? 100);
      for (const length of [0, 1, 2, max, max + 1]) yield [path, Array.from({ length: Math.min(length, 500) }, () => first ?? 'x')];
      yield [path, null];
      return;
    }
    case 'integer':
    case 'number':
      for (const value of numbersAt(numberIn(shape, 'minimum') ?? numberIn(shape, 'exclusiveMinimum'), numberIn(shape, 'maximum')))
        yield [path, value];
      return;
    case 'boolean':
      for (const value of [true, false, 'true', 0, null]) yield [path, value];
      return;
    case 'string':
      for (const value of textsFor(shape)) yield [path, value];
      for (const value of [null, 1, {}, []]) yield [path, value];
      return;
    default:
      if ('const' in shape) return void (yield [path, 'another']);
      for (const value of [...numbersAt(), ...times, ...texts.slice(0, 20), {}, []]) yield [path, value];
  }
}

const numberIn = (shape: Json, name: string): number | undefined => (typeof shape[name] === 'number' ? shape[name] : undefined);
const fits = (shape: Json, base: unknown): boolean => {
  const kind = fieldsOf(fieldsOf(shape['properties'])['kind']);
  if ('const' in kind) return fieldsOf(base)['kind'] === kind['const'];
  if (Array.isArray(kind['enum'])) return kind['enum'].includes(fieldsOf(base)['kind']);
  return true;
};

function textsFor(shape: Json): readonly string[] {
  if (Array.isArray(shape['enum'])) return [...itemsOf(shape['enum']).map(String), 'another', ''];
  if (shape['format'] === 'uuid') return [...ids, ...texts.slice(0, 12)];
  if (shape['format'] === 'date' || shape['format'] === 'date-time') return [...times, ...texts.slice(0, 12)];
  const max = numberIn(shape, 'maxLength');
  const long =
    max === undefined || max > 60_000
      ? []
      : ['x'.repeat(max), 'x'.repeat(max + 1), '\u{1f600}'.repeat(Math.floor(max / 2)), 'é'.repeat(max)];
  return [...long, ...texts];
}

function put(base: unknown, [head, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (head === undefined) return value;
  if (typeof head === 'number') return itemsOf(base).map((item, i) => (i === head ? put(item, rest, value) : item));
  return { ...fieldsOf(base), [head]: put(fieldsOf(base)[head], rest, value) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
/** The fields of an address as they arrive. */
const asText = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])));

/** All variants of a request, field by field. In an address a value is text, and a few more texts are numbers. */
export function variantsOf(shapes: Readonly<Partial<Record<RequestPart, z.ZodObject | undefined>>>, base: Wish): Variant[] {
  const found: Variant[] = [];
  for (const place of ['params', 'query', 'body'] as const) {
    const shape = shapes[place];
    if (!shape) continue;
    const json = fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }));
    const isAddress = place !== 'body';
    const isLetIn = (value: unknown): boolean => shape.safeParse(isAddress ? asText(fieldsOf(value)) : value).success;
    for (const [path, value] of edgesOf(json, base[place], [], fieldsOf(json['$defs']))) {
      if (isAddress && (path.length === 0 || (typeof value === 'object' && value !== null))) continue;
      found.push({
        at: `${place}.${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
        of: (wish) => ({ ...wish, [place]: put(wish[place], path, value) }),
        isLetIn: () => isLetIn(put(base[place], path, value)),
        isVital: isAtColumnEdge(value) && shape.safeParse(put(base[place], path, value)).success,
      });
    }
    if (isAddress)
      for (const name of Object.keys(shape.shape))
        for (const value of [...numbersAsText, ...ids])
          found.push({
            at: `${place}.${name} = ${value.slice(0, 40)}`,
            of: (wish) => ({ ...wish, [place]: { ...fieldsOf(wish[place]), [name]: value } }),
            isLetIn: () => isLetIn({ ...fieldsOf(base[place]), [name]: value }),
            isVital: false,
          });
  }
  return found;
}

/** The address of a call with what is wished for; what no address can hold is left out or made well-formed. */
export function addressOf(path: string, { params, query }: Wish): string {
  // A part longer than the router reads is no part of an address that is there.
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) =>
      encodeURIComponent(
        textOf(params[name] ?? '')
          .slice(0, 40)
          .toWellFormed(),
      ) || '%20',
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(textOf(value))}`],
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
