import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';

type Shown = ComponentType<{ readonly onClose: () => void }>;

/**
 * What a link does that asks for something of the wedding: where the couple told it (`isOfWedding`), it leads there; else it opens the dialog, which is
 * loaded then. Without scripts it is a link.
 */
export function useKeepDialog(
  isOfWedding: boolean,
  load: () => Promise<Shown>,
): { onClick: (event: MouseEvent) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly Shown: Shown } | null>(null);
  const onClick = (event: MouseEvent) => {
    if (isOfWedding) return;
    event.preventDefault();
    void load().then((Shown) => setOpened({ Shown }));
  };
  return { onClick, dialog: opened && <opened.Shown onClose={() => setOpened(null)} /> };
}
