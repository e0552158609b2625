import type { Hosts } from './addresses.ts';
import type { Area } from './areas.ts';
import type { BackendSettings } from './backends.ts';

/** What the server tells the browser with every page: what the address alone does not say. */
export interface PageSettings {
  readonly area: Area;
  readonly hosts: Hosts;
  /** The parent domain that the hosts share, for cookies of the browser; null: this host alone. */
  readonly cookieDomain: string | null;
  /** Where this area is, when people are meant to open it by HTTPS; null: without. */
  readonly httpsOrigin: string | null;
  /** Origin of the API; null: that of the page. (spec 7: the base URL comes from configuration) */
  readonly apiUrl: string | null;
  /** Where other back ends are. Absent in pages of a server that is just being replaced, as the next two. */
  readonly backends?: BackendSettings;
  /** Origin of pictures that everyone may see; null: that of the page. */
  readonly imageUrl?: string | null;
  /** Under which the activity stream knows this product. (spec 9) */
  readonly activityStreamAppId?: number;
}
