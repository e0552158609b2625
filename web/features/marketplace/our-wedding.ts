// What the couple who is signed in told about its wedding: asked for once a page, and shared by all that shows it or starts with it.
import { useSyncExternalStore } from 'react';
import { getWedding, type OwnWedding } from '../../../contract/weddings.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ensureSession } from '../../base/session.ts';
import { createState } from '../../base/state.ts';

interface Known {
  readonly isKnown: boolean;
  readonly wedding: OwnWedding | null;
}
const { get, set, subscribe } = createState<Known>({ isKnown: false, wedding: null });
const nothing = get();
let asked: Promise<OwnWedding | null> | null = null;

/** Where no one could say, it is asked for again the next time. */
export const ourWedding = (): Promise<OwnWedding | null> => (asked ??= read());
/** Not known on the server and in the first drawing of the browser, which must be the same. */
export const useOurWedding = (): Known => useSyncExternalStore(subscribe, get, () => nothing);

/** It was changed on this page. */
export function changeOurWedding(wedding: OwnWedding): void {
  asked = Promise.resolve(wedding);
  set({ isKnown: true, wedding });
}

function read(): Promise<OwnWedding | null> {
  const mine = ensureSession()
    .then(() => call(getWedding))
    .then(
      ({ data: wedding }) => {
        // Changed meanwhile on this page, it is as it was changed.
        if (asked !== mine) return get().wedding;
        set({ isKnown: true, wedding });
        return wedding;
      },
      (failure: unknown) => {
        if (asked === mine) asked = null;
        throw failure;
      },
    );
  return mine;
}
