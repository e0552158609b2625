import { useEffect } from 'react';
import { shellTexts } from './shell/texts.ts';
import { useTexts } from './texts.ts';

/** Names the page in the window's title. */
export function useDocumentTitle(name: string): void {
  const t = useTexts(shellTexts);
  useEffect(() => {
    document.title = `${name} · ${t('brand')}`;
  }, [name, t]);
}
