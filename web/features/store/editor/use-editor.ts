import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getPicture, type OwnPicture } from '../../../../contract/pictures.ts';
import { type OpenDeal, saveDeal } from '../../../../contract/store.ts';
import { mutableCopy } from '../../../../core/mutable.ts';
import { checkProduct } from '../../../../core/store/check.ts';
import { type ProductContent, productRules, withinLimits } from '../../../../core/store/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { savedElsewhere, type SaveOutcome } from '../../../base/form/document.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useDocument } from '../../../base/form/use-document.ts';
import { useJudged } from '../../../base/form/use-form.ts';
import type { Typed } from '../../../base/form/view.ts';
import { runMutation } from '../../../base/queries.ts';
import { useToday } from '../../../base/today.ts';
import { productQuery } from '../queries.ts';

type City = { readonly id: number; readonly name: string };

/**
 * A product being written: saved by itself, judged by the very rule that decides whether couples may see it. A message shows once its field
 * was left, or publishing was tried; from then on it follows each key.
 */
export function useEditor(deal: OpenDeal, cities: readonly City[]) {
  const queries = useQueryClient();
  const today = useToday();
  const judged = useJudged();
  const { typed: content, ...draft } = useDocument<ProductContent>({
    key: `product.${deal.id}`,
    saved: deal.content,
    revision: deal.revision,
    check: (typed) => judged(checkProduct(typed, { today, cities: new Set(cities.map(({ id }) => id)), rules: productRules })),
    save: (typed, isLeaving) => save(queries, deal.id, typed, isLeaving),
  });
  const [added, setAdded] = useState<readonly OwnPicture[]>([]);
  const know = (picture: OwnPicture) => setAdded((before) => [...before.filter(({ id }) => id !== picture.id), picture]);
  const pictures = [...added, ...deal.pictures];
  useKeptPictures({ content, pictures, know, change: draft.change });
  return {
    ...draft,
    content,
    savedAt: deal.saved_at,
    cities,
    /** Those the content names, in its order; one that is not known here yet is left out until it is. */
    pictures: content.photos.flatMap((id) => pictures.find((one) => one.id === id) ?? []),
    know,
  };
}
export type EditorState = ReturnType<typeof useEditor>;

type PicturesKnown = Pick<EditorState, 'content' | 'pictures' | 'know' | 'change'>;
/** Photos that a reload left in what was typed, before the server was notified of them; those that are gone meanwhile are left out. */
function useKeptPictures({ content: { photos }, pictures, know, change }: PicturesKnown): void {
  const unknown = useEffectEvent(() => photos.filter((id) => !pictures.some((one) => one.id === id)));
  const learn = useEffectEvent(know);
  // By the answer others may have been added, or left out.
  const leaveOut = useEffectEvent((id: string) => change({ photos: photos.filter((one) => one !== id) }));
  useEffect(() => {
    const look = async (id: string) => {
      try {
        learn((await call(getPicture, { params: { id } })).data);
      } catch (failure) {
        if (isGone(failure)) leaveOut(id);
      }
    };
    for (const id of unknown()) void look(id);
  }, []);
}

async function save(
  queries: QueryClient,
  id: string,
  { revision, content }: Typed<ProductContent>,
  keepalive: boolean,
): Promise<SaveOutcome<ProductContent>> {
  try {
    const body = { revision, content: mutableCopy(withinLimits(content, productRules)) };
    const answer = await runMutation(queries, () => call(saveDeal, { params: { id }, body, keepalive }));
    queries.setQueryData(productQuery(id).queryKey, answer);
    return { kind: 'saved', revision: answer.deal.revision };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Archived or thrown away in another tab: the page shows what became of it.
    if (failure.code === 'store.status_changed' || isGone(failure)) await queries.invalidateQueries({ queryKey: ['store'] });
    if (failure.code !== 'store.edited_elsewhere') return { kind: 'failed', failure };
    return savedElsewhere(async () => (await queries.fetchQuery({ ...productQuery(id), staleTime: 0 })).deal);
  }
}
