/** What of a client a vendor has already. */
export interface ClientSeen {
  /** The vendor unlocked the contact. */
  readonly isUnlocked: boolean;
  /** In contact credits; 0 where the plan includes contacts. */
  readonly price: number;
  readonly hasConversation: boolean;
  /** The couple wrote to the vendor: then unlocking shows its email address. */
  readonly hasWritten: boolean;
}
/**
 * What unlocking adds for the vendor: name, details and messages where each contact costs credit; messages alone where the plan includes contacts
 * and there is no conversation yet; the email address of a couple that wrote; nothing else. (decision 0026)
 */
export type Unlocking = 'all' | 'messages' | 'email' | 'nothing';

/** What unlocking a contact adds to what the vendor sees without it. */
export function whatUnlockingAdds({ isUnlocked, price, hasConversation, hasWritten }: ClientSeen): Unlocking {
  if (isUnlocked) return 'nothing';
  if (price > 0) return 'all';
  if (!hasConversation) return 'messages';
  return hasWritten ? 'email' : 'nothing';
}
