/** Sends one text message. Throws `SmsOutage` when the provider cannot be reached or is busy; the job that called tries again with the same `id`. */
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

/** The provider could not be reached, was busy or answered nonsense. The same call may succeed later. */
export class SmsOutage extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SmsOutage';
  }
}
