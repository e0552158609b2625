import { useSyncExternalStore } from 'react';
import { ownZone } from '../../../../texts/zones.ts';

/** No one changes it while the page is open. */
const never = () => () => undefined;

/** The zone of this browser; null until the page has been taken over, since the server cannot know it. */
export const useOwnZone = (): string | null => useSyncExternalStore(never, ownZone, () => null);
