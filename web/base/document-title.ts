import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { shellEn } from '../../texts/dashboard/shell.en.ts';
import { shellTexts } from './shell-texts.ts';
import { useTexts } from './texts.ts';

/** What a screen is called. */
export type ScreenTitle = Extract<keyof typeof shellEn, `title.${string}`>;

/** Names the page in the window's title. */
export function useDocumentTitle(name: string): void {
  const t = useTexts(shellTexts);
  useEffect(() => {
    document.title = `${name} · ${t('brand')}`;
  }, [name, t]);
}

/** Takes the name of what is open on a page that shows one of many. */
export const OpenedNameContext = createContext<(name: string | null) => void>(() => undefined);

/** Says what is open here, after what it is ("Quotation Q-2026-0012"), in the bar and in the window's title. Without a name it waits. */
export function useOpenedName(name: string | undefined, kind?: ScreenTitle): void {
  const t = useTexts(shellTexts);
  const say = useContext(OpenedNameContext);
  const opened = name === undefined || name.trim() === '' ? null : kind === undefined ? name : `${t(kind)} ${name}`;
  // Before the page is painted: a name that takes a second line would push down what has just been drawn.
  useLayoutEffect(() => {
    say(opened);
    return () => say(null);
  }, [say, opened]);
}
