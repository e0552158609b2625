// How the specification run reaches a product: over HTTP, or from a recording, with a wrong value planted.

export interface Sent {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly cookies: readonly string[];
  readonly text: string;
}
export type Transport = (sent: Sent) => Promise<Answer>;

/** Redirects are not followed: where they lead is part of the answer. */
export const overHttp =
  (origin: string): Transport =>
  async ({ url, ...request }) => {
    const answer = await fetch(origin + url, { ...request, redirect: 'manual' });
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      cookies: answer.headers.getSetCookie(),
      text: await answer.text(),
    };
  };

/** Passes on until the time is over; then says which request hung, and passes on no other. */
export function withinTime(transport: Transport, timeIsOver: AbortSignal): Transport {
  const over = new Promise<void>((resolve) => timeIsOver.addEventListener('abort', () => resolve(), { once: true }));
  return async (sent) => {
    if (timeIsOver.aborted) throw new Error('not tried: the time of the walk was over');
    const hung = over.then((): never => {
      throw new Error(`hung: ${sent.method} ${sent.url} was not answered when the time of the walk was over`);
    });
    return Promise.race([transport(sent), hung]);
  };
}

/** A false answer, where it concerns this request. */
export type Lie = (sent: Sent, answer: Answer) => Answer;

interface Recording {
  readonly transport: Transport;
  /** The same answers to the same requests, without the product; a lie changes them on the way. */
  readonly replay: (lie?: Lie) => Transport;
}

/** Passes requests on and remembers what was answered. */
export function record(transport: Transport): Recording {
  const answers = new Map<string, Answer[]>();
  return {
    async transport(sent) {
      const answer = await transport(sent);
      answers.set(keyOf(sent), [...(answers.get(keyOf(sent)) ?? []), answer]);
      return answer;
    },
    replay(lie = (_sent, answer) => answer) {
      const used = new Map<string, number>();
      return (sent) => {
        const key = keyOf(sent);
        const turn = used.get(key) ?? 0;
        used.set(key, turn + 1);
        const answer = answers.get(key)?.[turn];
        return Promise.resolve(
          answer === undefined ? { status: 599, location: '', cookies: [], text: 'never asked before' } : lie(sent, answer),
        );
      };
    },
  };
}

/** What makes two requests the same; keys of idempotency are drawn anew each time. */
const keyOf = ({ method, url, headers: { 'idempotency-key': _drawn, ...headers }, body = '' }: Sent): string =>
  JSON.stringify([method, url, headers, body]);
