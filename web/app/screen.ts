import type { ScreenTitle } from '../base/document-title.ts';
import type { ScreenModule } from './lazy-screen.tsx';
import type { LoadableTexts } from '../base/texts.ts';

/** What stands around a screen: nothing but paper, the vendor's dashboard, or the operators' frame. */
export const frames = ['plain', 'dashboard', 'operations'] as const;
export type Frame = (typeof frames)[number];

export type Screen = {
  /** Bare; the same screen answers under /id. */
  readonly path: string;
  readonly title: ScreenTitle;
  readonly frame: Frame;
  readonly load: () => Promise<ScreenModule>;
  readonly texts: readonly LoadableTexts[];
};
