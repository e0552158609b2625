import { type Backend, backendOf, type BackendSettings, outwardPath } from '../../../core/identity/backends.ts';
import { pageSettings } from '../page-settings.ts';

/** While a page is drawn on the server nothing is called. */
const settings = () => (typeof document === 'undefined' ? null : pageSettings());
const nowhereElse: BackendSettings = { origins: {}, paths: {} };

/** Where a call goes: every fetch, upload, stream, download and picture behind a session. The path as the contract has it; of an upload the caller names the back end. */
export function onApi(path: string, backend: Backend | null = backendOf(path)): string {
  const { apiUrl = null, backends: { origins, paths } = nowhereElse } = settings() ?? {};
  return `${(backend === null ? null : origins[backend]) ?? apiUrl ?? ''}${outwardPath(path, paths)}`;
}

/** Whether a call takes its cookies along: always, but only to our own back ends. */
export function credentialsOfCalls(): 'same-origin' | 'include' {
  const { apiUrl = null, backends = nowhereElse } = settings() ?? {};
  return apiUrl === null && Object.keys(backends.origins).length === 0 ? 'same-origin' : 'include';
}
