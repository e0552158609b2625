import { ownZone } from '../../../../texts/zones.ts';
import { useInBrowser } from '../../../base/use-in-browser.ts';

/** The zone of this browser; null until the page has been taken over, since the server cannot know it. */
export const useOwnZone = (): string | null => useInBrowser(ownZone, null);
