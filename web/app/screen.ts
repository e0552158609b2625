import type { ScreenTitle } from '../base/document-title.ts';
import type { ScreenModule } from './lazy-screen.tsx';
import type { LoadableTexts } from '../base/texts.ts';

/** The frame around a screen: a plain page, the vendor's dashboard, or operations. */
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
