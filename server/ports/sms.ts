/**
 * Sends one text message. Throws `SmsOutage` when the provider cannot be reached or is busy, saying whether the message may have gone out
 * nevertheless: only one that certainly did not is sent again, with the same `id`.
 */
export interface SmsPort {
  /** `refused`: the provider will not deliver this one, however often it is asked. */
  send(sms: Sms): Promise<'accepted' | 'refused'>;
}
export interface Sms {
  /** Stable over retries, so that a receiver can tell a repetition. */
  readonly id: string;
  /** With its country, `+628…`. */
  readonly to: string;
  readonly text: string;
}

/** The provider could not be reached, was busy or answered nonsense. */
export class SmsOutage extends Error {
  /** True: the message may have gone out all the same, so it must not be sent again. False: it certainly did not. */
  readonly mayHaveBeenSent: boolean;
  constructor(message: string, { cause, mayHaveBeenSent = false }: { cause?: unknown; mayHaveBeenSent?: boolean } = {}) {
    super(message, { cause });
    this.name = 'SmsOutage';
    this.mayHaveBeenSent = mayHaveBeenSent;
  }
}
