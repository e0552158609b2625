import { type ReactNode, useEffect } from 'react';
import { ImageHostContext } from '../../ui/image-host.ts';
import { type AccountTexts, AccountTextsContext } from './account/account-texts.tsx';
import { type PageTexts, SiteProvider } from './site/site-context.tsx';
import type { PageData } from './page-data.ts';
import { useHydrated } from './site/use-hydrated.ts';

/** Sentences of all pages, and of the account pages where they are needed. */
export interface Texts {
  readonly pages: PageTexts;
  readonly account: AccountTexts | null;
}
interface Props {
  readonly data: Omit<PageData, 'page' | 'props'>;
  readonly texts: Texts;
  /** Called once the page has been taken over. */
  readonly onReady?: () => void;
  readonly children: ReactNode;
}

/** The root that server and browser build alike. */
export function MarketplaceRoot({ data, texts, onReady, children }: Props) {
  // With this second drawing forms learn what was kept of them in this tab: what was typed since comes on top of it.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onReady?.();
  }, [isHydrated, onReady]);
  return (
    <SiteProvider visit={data.visit} site={data.site} texts={texts.pages}>
      <ImageHostContext value={data.visit.imageUrl}>
        <AccountTextsContext value={texts.account}>{children}</AccountTextsContext>
      </ImageHostContext>
    </SiteProvider>
  );
}
