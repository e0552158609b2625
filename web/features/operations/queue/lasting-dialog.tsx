import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type Render = (close: () => void) => ReactNode;
const Open = createContext<((render: Render) => void) | null>(null);

/** Opens a dialog that stays when the row it was opened from leaves: someone else was first, and the answer is still read. */
export function useLastingDialog(): (render: Render) => void {
  const open = use(Open);
  if (open === null) throw new Error('No LastingDialogs around this');
  return open;
}

/** Holds the dialog that rows of the page at `path` open; another page closes it. */
export function LastingDialogs({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly path: string; readonly render: Render } | null>(null);
  const open = useMemo(() => (render: Render) => setShown({ path, render }), [path]);
  return (
    <Open value={open}>
      {children}
      {shown?.path === path && shown.render(() => setShown(null))}
    </Open>
  );
}
