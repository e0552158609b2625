import { nearestWord } from '../catalogue/nearest-word.ts';
import { checkEmail } from './email.ts';

/** Where most people in Indonesia have their mailbox. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.co.id',
  'icloud.com',
] as const;
/** Hosts that are a letter or two from a common one, and right as they are. */
const alike = ['mail.com', 'email.com', 'fmail.com', 'gmx.com', 'hotmail.co.id'] as const;
const slipsMax = 2;

/** The address that was probably meant, where the host of a mailbox is a slip or two away from a common one; null where there is nothing to ask. */
export function meantEmail(typed: string): string | null {
  const checked = checkEmail(typed);
  if (!checked.ok) return null;
  const [local = '', host = ''] = checked.value.split('@');
  if ([...common, ...alike].some((known) => known === host)) return null;
  const near = nearestWord(host, common, slipsMax);
  return near === null ? null : `${local}@${near.word}`;
}
