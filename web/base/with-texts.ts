import { clientState } from './client-state.ts';
import type { LoadableTexts } from './texts.ts';

/** A part that arrives together with the texts it needs, in the language of the page. */
export async function withTexts<M>(part: Promise<M>, ...texts: readonly LoadableTexts[]): Promise<M> {
  const { activeLang } = clientState.get().localization;
  const [module] = await Promise.all([part, ...texts.map((one) => one.load(activeLang))]);
  return module;
}
