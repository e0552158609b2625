import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';

type Shown = ComponentType<{ readonly onClose: () => void }>;

interface Asking {
  readonly load: () => Promise<Shown>;
  /** For what a couple may have told in its account: whether it is there, as far as that is known already, and where it is changed. */
  readonly account?: { readonly hasIt: boolean; readonly findOut: () => Promise<boolean>; readonly at: string };
}

/**
 * What a link does that asks for something of the wedding: where the couple told it, it leads there, also when it is pressed before that is known; else it
 * opens the dialog, which is loaded then. Without scripts, or where the dialog does not come, it is a link (`data-scripted`: one pressed too early waits for
 * the scripts).
 */
export function useKeepDialog({ load, account }: Asking): { onClick: (event: MouseEvent<HTMLAnchorElement>) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly Shown: Shown } | null>(null);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (account?.hasIt === true) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void Promise.all([load(), account?.findOut()]).then(
      ([Shown, hasIt]) => (hasIt === true ? location.assign(account?.at ?? href) : setOpened({ Shown })),
      () => location.assign(href),
    );
  };
  return { onClick, dialog: opened && <opened.Shown onClose={() => setOpened(null)} /> };
}
