/** Where a browser takes push messages, as it said itself. */
export interface PushAddress {
  /** At the push service of its maker. */
  readonly endpoint: string;
  /** With which messages for it are encrypted, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}
export interface PushMessage {
  /** Encrypted for the browser; the service in between cannot read it. */
  readonly text: string;
  /** For how long the service keeps it for a browser that is not reached. */
  readonly ttlSeconds: number;
  /** A later message with the same topic takes the place of one that was not delivered: up to 32 characters of base64url. */
  readonly topic: string;
}

/** Hands push messages to the services of browsers (RFC 8030, 8291, 8292). Throws when a service cannot be reached, is busy or answers nonsense. */
export interface PushPort {
  /** `gone`: this browser takes no more messages from us, now or later. `serverKey` is the public key it knows us by. */
  send(address: PushAddress, message: PushMessage, serverKey: string): Promise<'accepted' | 'gone'>;
  /** Whether an address may be one of a push service: no other is kept. */
  takes(endpoint: string): boolean;
  /** The public key a browser is to know us by. */
  readonly serverKey: string;
}
