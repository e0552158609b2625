/** The back ends that the specification's configuration names and that our pages call, beside the main API. (spec 7) */
export const backends = ['chat', 'hilda', 'quotation', 'deals', 'pay', 'activityStream', 'search', 'upload', 'realTime'] as const;
export type Backend = (typeof backends)[number];

/** Where the contract has the calls whose path is configuration, without slashes around it. (spec 7) */
export const contractPaths = { quotation: 'ms/quotation/v1', deals: 'ms/deals/api/v1', pay: 'ms/pay/v1' } as const;
/** Those of them that are reached under another path. */
export type OtherPaths = { readonly [Name in keyof typeof contractPaths]?: string };

export interface BackendSettings {
  /** Origins of those that are not where the main API is. */
  readonly origins: { readonly [Name in Backend]?: string };
  readonly paths: OtherPaths;
}

const calls: readonly (readonly [RegExp, Backend])[] = [
  [/^\/v2\/(conversations|quick_replies)(?=[/?]|$)/, 'chat'],
  [/^\/v2\/(vendors|clients)\/[^/?]+\/messages(?=\?|$)/, 'chat'],
  [/^\/v2\/hilda(_status|\/)/, 'hilda'],
  [/^\/ms\/quotation\/v1\//, 'quotation'],
  [/^\/ms\/deals\/api\/v1\//, 'deals'],
  [/^\/ms\/pay\/v1\//, 'pay'],
  [/^\/ms\/feeds\/api\/v1\/users\/[^/?]+\/activities(?=[/?]|$)/, 'activityStream'],
  [/^\/(_public\/v2\/vendors|v2\/operations\/search)(?=\?|$)/, 'search'],
  [/^\/v2\/live(?=\?|$)/, 'realTime'],
];

/** Which back end answers a call, by its path in the contract; null: the main API. Whether a file is uploaded only the caller knows. */
export const backendOf = (path: string): Backend | null => calls.find(([pattern]) => pattern.test(path))?.[1] ?? null;

const moved = (url: string, from: string | undefined, to: string | undefined): string | null =>
  from !== undefined && to !== undefined && url.startsWith(`/${from}/`) ? `/${to}${url.slice(from.length + 1)}` : null;
const names = Object.keys(contractPaths).filter((name): name is keyof typeof contractPaths => Object.hasOwn(contractPaths, name));

/** A path of the contract as it is reached from outside. */
export const outwardPath = (path: string, others: OtherPaths): string => {
  for (const name of names) {
    const to = moved(path, contractPaths[name], others[name]);
    if (to !== null) return to;
  }
  return path;
};

/** An address that was asked for as the contract has it. Paths of the contract stay good under their own name. */
export const inwardPath = (url: string, others: OtherPaths): string => {
  for (const name of names) {
    const to = moved(url, others[name], contractPaths[name]);
    if (to !== null) return to;
  }
  return url;
};
