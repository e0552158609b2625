import { createContext, type ReactNode, use, useMemo } from 'react';
import { pageHref } from '../../../../core/identity/addresses.ts';
import type { pagesEn } from '../../../../texts/marketplace/pages.en.ts';
import { type SentencesOf, type Translate, translator } from '../../../../texts/typed.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import type { Visit } from '../../../../contract/render.ts';
import type { Site } from '../visit.ts';

export type PageTexts = SentencesOf<typeof pagesEn>;
interface SiteValue extends Visit, Site {
  readonly t: Translate<typeof pagesEn>;
  /** What a link to a bare path of ours says here, in the language of the visit. */
  readonly href: (path: string) => string;
}
const Context = createContext<SiteValue | null>(null);

interface Props {
  readonly visit: Visit;
  readonly site: Site;
  readonly texts: PageTexts;
  readonly children: ReactNode;
}
export function SiteProvider({ visit, site, texts, children }: Props) {
  // A page can outlive what the server knew when it rendered it: a couple signs in or takes another name on it.
  const account = useClientState(({ user }) => user.account);
  const value = useMemo<SiteValue>(
    () => ({
      ...visit,
      visitor: account?.type === 'user' ? { name: account.name, account: account.accountUuid } : visit.visitor,
      ...site,
      t: translator<typeof pagesEn>(texts),
      href: (path) => pageHref(visit.hosts, path, visit.language),
    }),
    [visit, account, site, texts],
  );
  return <Context value={value}>{children}</Context>;
}

/** Language, sentences and names that every part of a marketplace page uses. */
export function useSite(): SiteValue {
  const value = use(Context);
  if (value === null) throw new Error('useSite outside of SiteProvider');
  return value;
}
