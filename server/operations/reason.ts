import { checkReason } from '../../core/operations/reason.ts';
import { Refused } from '../kit/refused.ts';

/** The reason as it is kept; refuses when there is none. */
export function reasonOf(raw: string, field?: string, maxLength?: number, minLength?: number): string {
  const given = checkReason(raw, field, maxLength, minLength);
  if (!given.ok) throw new Refused(given.refusals);
  return given.value;
}
