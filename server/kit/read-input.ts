// What a call says, checked by the schemas of its endpoint.
import type * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Refusal } from '../../core/outcome.ts';
import { Refused, refuseWith } from './refused.ts';

const issueCode = (issue: z.core.$ZodIssue): RefusalCode => {
  if (issue.code === 'unrecognized_keys') return 'request.unknown_field';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'request.too_long';
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'request.required' : issue.expected === 'string' ? 'request.invalid' : 'request.not_a_number';
  return 'request.invalid';
};

/** A NUL or half a character pair in any text: nothing we store or compare may contain one (S28). */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasBrokenText);
}

function read<S extends z.ZodType | undefined>(schema: S, value: unknown): unknown {
  if (!schema) return undefined;
  if (hasBrokenText(value)) refuseWith('request.invalid');
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const found = result.error.issues.flatMap((issue): Refusal<RefusalCode>[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ code: 'request.unknown_field', field: key.slice(0, 60) }))
      : [{ code: issueCode(issue), field: issue.path.map(String).join('.') }],
  );
  throw new Refused([{ code: 'request.invalid' }, ...found]);
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A UUID in an address may be written in capitals; from here on it has one spelling, so that whatever is kept under it is found again. */
const withOneSpelling = (params: unknown): unknown =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && uuidShape.test(value) ? value.toLowerCase() : value,
    ]),
  );

interface Said {
  readonly params: unknown;
  readonly query: unknown;
  readonly body?: unknown;
}
/** What was said, as the endpoint describes it; anything else is refused with what is wrong where. */
export const readInput = (endpoint: Endpoint, { params, query, body }: Said) => ({
  params: read(endpoint.params, withOneSpelling(params)),
  query: endpoint.query ? read(endpoint.query, query) : undefined,
  body: read(endpoint.body, body),
});
