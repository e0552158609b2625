import { accept, type Outcome, refuse } from '../outcome.ts';
import { lengthOf } from '../text.ts';

export const passwordLengthMin = 12;
const passwordLengthMax = 128;

export type PasswordRefusal = 'identity.password_too_short' | 'identity.password_too_long' | 'identity.password_too_common';

/**
 * A password is 12 to 128 code points of anything, taken as typed: not trimmed, not normalised, nothing prescribed but that it is
 * not among the common ones, which the caller looks up. (product 2, reliability S1)
 */
export function checkPassword(text: string, isCommon: boolean): Outcome<string, PasswordRefusal> {
  const length = lengthOf(text);
  const field = 'password';
  if (length < passwordLengthMin) return refuse({ code: 'identity.password_too_short', field, params: { minimum: passwordLengthMin } });
  if (length > passwordLengthMax) return refuse({ code: 'identity.password_too_long', field, params: { maximum: passwordLengthMax } });
  return isCommon ? refuse({ code: 'identity.password_too_common', field }) : accept(text);
}
