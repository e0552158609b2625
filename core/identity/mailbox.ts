/** Where one person receives email, however it is written: what is behind a plus sign is a note to oneself, dots are nothing at Gmail. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return host === 'gmail.com' || host === 'googlemail.com' ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Whether two e-mail addresses, normalised, reach the same mailbox. Never true for addresses that merely look alike. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
