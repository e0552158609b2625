// The URLs of the specification's back ends, from the environment. (spec 7)
import { type Backend, backends, type BackendSettings, contractPaths, type OtherPaths } from '../core/identity/backends.ts';

const backendVariables = {
  chat: 'CHAT_URL',
  hilda: 'HILDA_URL',
  quotation: 'QUOTATION_URL',
  deals: 'DEALS_URL',
  pay: 'PAY_URL',
  activityStream: 'ACTIVITY_STREAM_URL',
  search: 'SEARCH_URL',
  upload: 'UPLOAD_URL',
  realTime: 'REAL_TIME_URL',
} as const satisfies Record<Backend, string>;

type Name = 'API_URL' | 'PUBLIC_URL' | 'COOKIE_DOMAIN' | 'QUOTATION_PATH' | 'DEALS_PATH' | 'PAY_PATH' | (typeof backendVariables)[Backend];
type Said = { readonly [N in Name]?: string | undefined };

/** What is wrong with them. */
export function problemsOfBackends(e: Said): readonly string[] {
  const problems: string[] = [];
  for (const name of ['API_URL', ...Object.values(backendVariables)] as const) {
    const problem = e[name] === undefined ? null : problemOfApi(e[name], e.PUBLIC_URL, e.COOKIE_DOMAIN);
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  const paths = [e.QUOTATION_PATH, e.DEALS_PATH, e.PAY_PATH].map((one) => `${one}/`);
  if (paths.some((one, at) => paths.some((other, place) => place !== at && other.startsWith(one))))
    problems.push('QUOTATION_PATH, DEALS_PATH, PAY_PATH: none of them may begin with another');
  return problems;
}

/** Only what is not where it would be anyway. */
export function backendsIn(e: Said): BackendSettings {
  const origins: { [Name in Backend]?: string } = {};
  for (const name of backends) {
    const origin = e[backendVariables[name]];
    if (origin !== undefined) origins[name] = origin;
  }
  const asked = { quotation: e.QUOTATION_PATH, deals: e.DEALS_PATH, pay: e.PAY_PATH };
  const paths = Object.fromEntries(
    Object.entries(asked).filter(([name, path]) => path !== undefined && path !== new Map(Object.entries(contractPaths)).get(name)),
  ) as OtherPaths;
  return { origins, paths };
}

/** Pages and API have to be of one site: cookies of a session go to no other. */
function problemOfApi(apiUrl: string, publicUrl: string | undefined, cookieDomain: string | undefined): string | null {
  if (publicUrl === undefined) return 'set PUBLIC_URL too, so that it is known whose pages may call';
  const [api, page] = [new URL(apiUrl), new URL(publicUrl)];
  if (api.protocol !== page.protocol) return 'use the scheme of PUBLIC_URL';
  const isOneSite = api.hostname === page.hostname || (isUnder(api.host, cookieDomain) && isUnder(page.host, cookieDomain));
  return isOneSite ? null : 'use the host of PUBLIC_URL, or set COOKIE_DOMAIN to the domain that both share';
}

/** Whether a host, which may carry its port, is a domain or beneath it. */
export const isUnder = (host = '', domain = ''): boolean => `.${host.replace(/:\d+$/, '')}`.endsWith(`.${domain}`) && domain !== '';
