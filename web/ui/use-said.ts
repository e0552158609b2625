import { type RefObject, useEffect, useRef } from 'react';
import { useAfterRendering } from '../base/use-after-rendering.ts';
import { focusFirstInvalid } from './form.tsx';

/**
 * For what is said beside an editor once its button was pressed: `show`, and each new `failure` of a server, brings it into sight in its column, and the
 * first field that is wrong has the focus.
 */
export function useSaid(failure: unknown = null): { readonly said: RefObject<HTMLDivElement | null>; readonly show: () => void } {
  const said = useRef<HTMLDivElement>(null);
  const comeIntoSight = () => said.current?.scrollIntoView({ block: 'nearest' });
  // A failure may be rendered later than it is known.
  useEffect(() => void (failure !== null && comeIntoSight()), [failure]);
  const show = useAfterRendering(() => {
    comeIntoSight();
    focusFirstInvalid(document.querySelector('main'));
  });
  return { said, show };
}
