import { operationsScreens } from './routes-operations.ts';
import { vendorScreens } from './routes-vendors.ts';
import type { Screen } from './screen.ts';

/** Every screen of the dashboard and of operations, each its own chunk. A new screen is one line here and one in core's `pages`. */
export const screens: readonly Screen[] = [...vendorScreens, ...operationsScreens];
