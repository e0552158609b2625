import { splitLanguage } from '../../../core/identity/language.ts';
import { clientState, signedIn } from '../client-state.ts';
import { credentialsOfCalls, onApi } from './api-address.ts';
import { ApiError, createCall, type Request } from './call.ts';
import { ownWords } from './own-words.ts';
import { utmHeaders } from './utm.ts';

const timeoutMs = 30_000;

let sessionKnown: () => Promise<void> = () => Promise.resolve();
/**
 * What every change waits for: a page shows who is signed in before the server has told the session, and can be pressed by then. `ask` refuses with
 * `ApiError` where the server cannot be asked.
 */
export function changeInSession(ask: () => Promise<void>): void {
  sessionKnown = ask;
}

/**
 * A fetch from our API with what every call carries: session, language and where the visitor came from. (spec 7) `read` takes from the
 * answer what the caller needs; the time-out holds until it has.
 */
export async function fetchFromServer<T>(
  { method, address, headers, body, signal, keepalive = false }: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if (method !== 'GET') await sessionKnown();
  const inTime = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(onApi(address), {
      method,
      credentials: credentialsOfCalls(),
      headers: {
        ...headersOfEveryCall(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      keepalive,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal === undefined ? inTime : AbortSignal.any([signal, inTime]),
    });
    return await read(response);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw connectionFault(inTime.aborted ? 'timeout' : 'offline');
  }
}

/** Who asks, in which language, and where the visitor came from. */
export function headersOfEveryCall(): Readonly<Record<string, string>> {
  const { language } = splitLanguage(location.pathname);
  const sessionId = signedIn(clientState.get())?.sessionId;
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(sessionId !== undefined && { 'session-id': sessionId }),
    ...utmHeaders(),
  };
}

/** No answer came. */
export const connectionFault = (fault: 'offline' | 'timeout'): ApiError =>
  new ApiError(0, { code: `client.${fault}`, message: ownWords(fault) });

/** The status of an answer and its JSON, if it is that. */
export async function readAnswer(response: Response): Promise<{ status: number; body: unknown }> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // A network one must first sign in to answers every address with a page of its own.
  if (response.ok && !isJson && response.status !== 204) throw new TypeError('not an answer of the server');
  return { status: response.status, body: isJson ? await response.json() : undefined };
}

/** The browser's one way to the server. */
export const call = createCall((request) => fetchFromServer(request, readAnswer));
