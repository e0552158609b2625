import { checkPassword, type PasswordRefusal } from '../../core/identity/password.ts';
import type { Outcome } from '../../core/outcome.ts';
import { Refused } from '../kit/refused.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What someone chose as the password of the account with this address, before anything is hashed. */
export const checkNewPassword = (password: string, email: string): Outcome<string, PasswordRefusal> =>
  checkPassword(password, { isCommon: isCommonPassword(password), email });

/** The same, where nothing but the password was chosen: refuses with what is wrong with it. */
export function assertNewPassword(password: string, email: string): void {
  const checked = checkNewPassword(password, email);
  if (!checked.ok) throw new Refused(checked.refusals);
}
