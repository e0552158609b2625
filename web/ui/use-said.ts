import { type RefObject, useRef } from 'react';
import { focusFirstInvalid } from './form.tsx';

/**
 * For what is said beside an editor once its button was pressed: `show` brings it into sight in its column after the next rendering, and the first field that
 * is wrong has the focus.
 */
export function useSaid(): { readonly said: RefObject<HTMLDivElement | null>; readonly show: () => void } {
  const said = useRef<HTMLDivElement>(null);
  const show = () =>
    void requestAnimationFrame(() => {
      said.current?.scrollIntoView({ block: 'nearest' });
      focusFirstInvalid(document.querySelector('main'));
    });
  return { said, show };
}
