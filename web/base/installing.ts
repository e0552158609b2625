import { useSyncExternalStore } from 'react';
import { createState } from './state.ts';

/** What some browsers say when the page could be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

interface Device {
  /** Asks the browser to install the dashboard; null: it does not offer to, or it is installed. */
  readonly install: (() => void) | null;
  /** Takes a newer version into use; null: this is the newest that is known. */
  readonly update: (() => void) | null;
}
const state = createState<Device>({ install: null, update: null });

/** What the browser offers to do with the application. */
export const useDevice = (): Device => useSyncExternalStore(state.subscribe, state.get);
export const offerUpdate = (update: () => void): void => state.change({ update });

/** Keeps the browser’s offer to install for the place where it is looked for, instead of a banner. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only Chromium sends it, in this shape.
    const offered = event as InstallEvent;
    state.change({
      install: () => {
        state.change({ install: null });
        void offered.prompt();
      },
    });
  });
  addEventListener('appinstalled', () => state.change({ install: null }));
}

/** Whether this is an iPhone or iPad whose browser shows the page in a tab: there one installs by its menu. iPads say they are Macs. */
export const isInstalledByMenu = (): boolean =>
  (/iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !matchMedia('(display-mode: standalone)').matches;
