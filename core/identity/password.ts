import { accept, type Outcome, refuse } from '../outcome.ts';
import { lengthOf } from '../text.ts';
import { normaliseEmail } from './email.ts';

export const passwordLengthMin = 12;
const passwordLengthMax = 128;

export type PasswordRefusal =
  | 'identity.password_too_short'
  | 'identity.password_too_long'
  | 'identity.password_too_common'
  | 'identity.password_is_email';

/**
 * A password is 12 to 128 code points of anything, taken as typed: not trimmed, not normalised, nothing prescribed but that it is
 * not among the common ones, which the caller looks up, and not the address it signs in with, however spelled. (product 2, reliability S1)
 */
export function checkPassword(
  text: string,
  { isCommon, email }: { readonly isCommon: boolean; readonly email: string },
): Outcome<string, PasswordRefusal> {
  const length = lengthOf(text);
  const field = 'password';
  if (length < passwordLengthMin) return refuse({ code: 'identity.password_too_short', field, params: { minimum: passwordLengthMin } });
  if (length > passwordLengthMax) return refuse({ code: 'identity.password_too_long', field, params: { maximum: passwordLengthMax } });
  if (normaliseEmail(text) === normaliseEmail(email)) return refuse({ code: 'identity.password_is_email', field });
  return isCommon ? refuse({ code: 'identity.password_too_common', field }) : accept(text);
}
