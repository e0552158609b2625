import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';
import { ApiError } from '../../base/calls/call.ts';
import { fieldsOf } from '../../../core/unknown.ts';

type Options = { readonly challenge: string; readonly [name: string]: unknown };

/** Whether this browser has passkeys for this page: not over plain HTTP, nor at an address without a name. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** What a person stopped, or an authenticator could not do, in words of ours: the browser's are for programmers. */
async function stopped<T>(words: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch {
    throw new ApiError(0, { code: 'identity.passkey_refused', message: words });
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const written = (credential: Credential | null) => {
  const whole = fieldsOf(credential instanceof PublicKeyCredential ? credential.toJSON() : null);
  return { id: textOf(whole['id']), response: fieldsOf(whole['response']) };
};

/** Has a passkey made. `words` are said when it was not. */
export const makePasskey = (options: Options, words: string): Promise<CreatedPasskey> =>
  stopped(words, async () => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    const { id, response } = written(await navigator.credentials.create({ publicKey }));
    const transports = Array.isArray(response['transports']) ? response['transports'].map(textOf).filter(Boolean) : [];
    return {
      id,
      client_data_json: textOf(response['clientDataJSON']),
      attestation_object: textOf(response['attestationObject']),
      transports,
    };
  });

/** Has a passkey used. `words` are said when it was not. */
export const signByPasskey = (options: Options, words: string): Promise<UsedPasskey> =>
  stopped(words, async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    const { id, response } = written(await navigator.credentials.get({ publicKey }));
    const handle = textOf(response['userHandle']);
    return {
      id,
      client_data_json: textOf(response['clientDataJSON']),
      authenticator_data: textOf(response['authenticatorData']),
      signature: textOf(response['signature']),
      user_handle: handle === '' ? null : handle,
    };
  });
