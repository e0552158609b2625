import type { shellEn } from '../../texts/dashboard/shell.en.ts';
import type { ScreenModule } from './lazy-screen.tsx';
import type { LoadableTexts } from './texts.ts';

/** What stands around a screen: nothing but paper, the vendor's dashboard, or the operators' frame. */
export const frames = ['plain', 'dashboard', 'operations'] as const;
export type Frame = (typeof frames)[number];

export type Screen = {
  /** Bare; the same screen answers under /id. */
  readonly path: string;
  readonly title: Extract<keyof typeof shellEn, `title.${string}`>;
  readonly frame: Frame;
  readonly load: () => Promise<ScreenModule>;
  readonly texts: readonly LoadableTexts[];
};
