import { connectionTexts } from '../../texts/connection.ts';
import { splitLanguage } from '../../core/identity/language.ts';
import { clientState } from '../app/client-state.ts';
import { ApiError, createCall, type Transport } from './call.ts';
import { utmHeaders } from './utm.ts';

const timeoutMs = 30_000;

/** Same-origin fetch with what every call carries: session, language and where the visitor came from. (spec 7) */
const overFetch: Transport = async ({ method, address, headers, body, signal }) => {
  const { language } = splitLanguage(location.pathname);
  const sessionId = clientState.get().user?.sessionId;
  const inTime = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(sessionId !== undefined && { 'session-id': sessionId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...utmHeaders(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal === undefined ? inTime : AbortSignal.any([signal, inTime]),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson ? await response.json() : undefined };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const fault = inTime.aborted ? 'timeout' : 'offline';
    throw new ApiError(0, { code: `client.${fault}`, message: connectionTexts[language][fault] });
  }
};

/** The browser's one way to the server. */
export const call = createCall(overFetch);
