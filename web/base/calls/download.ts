import type { BodyInput, Endpoint, ParamsInput, QueryInput } from '../../../contract/endpoint.ts';
import { fetchFromServer, readAnswer } from './browser-call.ts';
import { addressOf, errorOf } from './call.ts';

type FileEndpoint = Endpoint & { readonly answers: 'csv' | 'pdf' | 'file' };
type DownloadInput<E extends Endpoint> = { readonly params?: ParamsInput<E>; readonly query?: QueryInput<E>; readonly body?: BodyInput<E> };

/** How long a finished download may still be read by the browser that was handed it. */
const keptMs = 60_000;

/**
 * Fetches a file and hands it to the browser to keep. Not a plain link: the file is to be in the language of the page, and a refusal
 * is to be a sentence here instead of a page of JSON. Refuses with `ApiError`.
 */
export async function download<E extends FileEndpoint>(endpoint: E, input: DownloadInput<E> = {}): Promise<void> {
  const address = addressOf(endpoint.path, input.params, input.query);
  const request = { method: endpoint.method, address, headers: { accept: '*/*' }, body: input.body, signal: undefined };
  const { refused, name, file } = await fetchFromServer(request, async (response) => ({
    refused: response.ok ? null : await readAnswer(response.clone()),
    name: nameIn(response.headers) ?? `pelaminan.${endpoint.answers}`,
    file: await response.blob(),
  }));
  if (refused !== null) throw errorOf(refused.status, refused.body);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

const nameIn = (headers: Headers): string | undefined => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
