/** A phone number to others than its owner: country and two last digits, the rest as dots. Empty stays empty. (product 3, mask) */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length <= 6 ? '•'.repeat(digits.length) : `${digits.slice(0, 3)}${'•'.repeat(digits.length - 5)}${digits.slice(-2)}`;
}

/** An e-mail address to others than its owner: the first letter and the domain. Empty stays empty. (product 3, mask) */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`;
}
