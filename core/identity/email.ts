import { accept, type Outcome, refuse } from '../outcome.ts';

/** RFC 5321: what fits between < and > in an envelope. */
const lengthMax = 254;
const localLengthMax = 64;

/** One '@', no white space, controls, quotes or brackets, dots only between labels. Whether a box exists only an email can tell. */
const shape =
  /^[^\s\p{Cc}"(),:;<>@[\\\].]+(?:\.[^\s\p{Cc}"(),:;<>@[\\\].]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
/** What draws nothing or turns the direction of writing: with it one address looks like another (reliability S28). */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * An e-mail address as it is stored and compared: NFC, trimmed, lower case. Refuses with `identity.email_invalid` what cannot be
 * one. Line breaks cannot pass, so an address is safe in an email header. (reliability S29)
 */
export function checkEmail(text: string): Outcome<string, 'identity.email_invalid'> {
  const email = normaliseEmail(text);
  const isEmail =
    email.length <= lengthMax && email.indexOf('@') <= localLengthMax && email.isWellFormed() && !unseen.test(email) && shape.test(email);
  return isEmail ? accept(email) : refuse({ code: 'identity.email_invalid', field: 'email' });
}

/** The form in which two spellings of one address are equal, without judging it: for looking an account up. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
