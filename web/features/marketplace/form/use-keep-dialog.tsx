import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';

type Shown = ComponentType<{ readonly onClose: () => void }>;

/**
 * What a link does that asks for something of the wedding: where the couple told it (`isOfWedding`), it leads there; else it opens the dialog, which is
 * loaded then. Without scripts, or where the dialog does not come, it is a link (`data-scripted`: one pressed too early waits for the scripts).
 */
export function useKeepDialog(
  isOfWedding: boolean,
  load: () => Promise<Shown>,
): { onClick: (event: MouseEvent<HTMLAnchorElement>) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly Shown: Shown } | null>(null);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOfWedding) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void load().then(
      (Shown) => setOpened({ Shown }),
      () => location.assign(href),
    );
  };
  return { onClick, dialog: opened && <opened.Shown onClose={() => setOpened(null)} /> };
}
