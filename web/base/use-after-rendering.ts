import { useEffect, useEffectEvent, useReducer } from 'react';

/** Asks for `act` once everything changed together with the asking is on the page. A frame of the browser may come before it. */
export function useAfterRendering(act: () => void): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  const onAsked = useEffectEvent(act);
  useEffect(() => {
    if (asked > 0) onAsked();
  }, [asked]);
  return ask;
}
