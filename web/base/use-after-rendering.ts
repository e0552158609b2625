import { useEffect, useReducer, useRef } from 'react';

/** Asks for `act` once everything changed together with the asking is on the page. A frame of the browser may come before it. */
export function useAfterRendering(act: () => void): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  const done = useRef(0);
  useEffect(() => {
    if (done.current === asked) return;
    done.current = asked;
    act();
  });
  return ask;
}
