import type { ComponentType } from 'react';
import { loadChunk } from '../base/chunk.ts';
import { clientState } from '../base/client-state.ts';
import type { LoadableTexts } from '../base/texts.ts';

export type ScreenModule = { readonly default: ComponentType };

/**
 * Loads a screen with its sentences. Both travel at the same time; either failing, or taking longer than the chunk time-out,
 * refuses with `ChunkFailure`, and trying again asks again. (spec 1, 8, 9)
 */
export async function lazyScreen(
  chunk: string,
  load: () => Promise<ScreenModule>,
  texts: readonly LoadableTexts[] = [],
): Promise<ComponentType> {
  const { activeLang } = clientState.get().localization;
  const [screen] = await loadChunk(chunk, () => Promise.all([load(), ...texts.map((feature) => feature.load(activeLang))]));
  return screen.default;
}
