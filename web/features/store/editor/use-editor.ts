import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getPicture, type OwnPicture } from '../../../../contract/pictures.ts';
import { type OpenDeal, saveDeal } from '../../../../contract/store.ts';
import { checkProduct } from '../../../../core/store/check.ts';
import { type ProductContent, productRules, withinLimits } from '../../../../core/store/content.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import type { DraftSaver, Kept, SaveOutcome } from '../../../base/draft-saver.ts';
import { useToday } from '../../../base/today.ts';
import { useDraftSaver } from '../../../base/use-draft-saver.ts';
import { useTouchedFields } from '../../../base/use-touched-fields.ts';
import { productQuery } from '../queries.ts';

type Place = { readonly id: number; readonly name: string };

/**
 * A product being written: saved by itself, judged by the very rule that decides whether couples may see it. A message shows once its field
 * was left, or publishing was tried; from then on it follows each key.
 */
export function useEditor(deal: OpenDeal, places: readonly Place[]) {
  const queries = useQueryClient();
  const { saver, content, standing, savedAt } = useDraftSaver<ProductContent>({
    form: `product.${deal.id}`,
    saved: { revision: deal.revision, content: deal.content, savedAt: deal.saved_at },
    send: (draft, isLeaving) => send(queries, deal.id, draft, isLeaving),
  });
  const [pictures, setPictures] = useState<readonly OwnPicture[]>(deal.pictures);
  const know = (picture: OwnPicture) => setPictures((before) => [...before.filter(({ id }) => id !== picture.id), picture]);
  useKeptPictures(saver, pictures, know);
  const today = useToday();
  const checked = checkProduct(content, { today, cities: new Set(places.map(({ id }) => id)), rules: productRules });
  const touched = useTouchedFields(checked.ok ? [] : checked.refusals);
  return {
    content,
    standing,
    savedAt,
    saver,
    places,
    isPublishable: checked.ok,
    ...touched,
    change: (part: Partial<ProductContent>) => saver.change(part),
    /** Those the content names, in its order; one that is not known here yet is left out until it is. */
    pictures: content.photos.flatMap((id) => pictures.find((one) => one.id === id) ?? []),
    know,
    async resolve(choice: 'mine' | 'theirs'): Promise<void> {
      const { deal: theirs } = await queries.fetchQuery({ ...productQuery(deal.id), staleTime: 0 });
      setPictures((before) => [...before.filter(({ id }) => theirs.pictures.every((one) => one.id !== id)), ...theirs.pictures]);
      saver[choice === 'mine' ? 'keepMine' : 'takeTheirs'](theirs);
    },
  };
}
export type EditorState = ReturnType<typeof useEditor>;

/** Photos that a reload left in what was typed, before the server was told of them; those that are gone meanwhile are left out. */
function useKeptPictures(saver: DraftSaver<ProductContent>, pictures: readonly OwnPicture[], know: (picture: OwnPicture) => void): void {
  const look = useEffectEvent(async (id: string) => {
    try {
      know((await call(getPicture, { params: { id } })).data);
    } catch (failure) {
      const { photos } = saver.get().content;
      if (failure instanceof ApiError && failure.status === 404) saver.change({ photos: photos.filter((one) => one !== id) });
    }
  });
  const known = useEffectEvent((id: string) => pictures.some((one) => one.id === id));
  useEffect(() => {
    for (const id of saver.get().content.photos) if (!known(id)) void look(id);
  }, [saver]);
}

async function send(
  queries: QueryClient,
  id: string,
  { revision, content }: Kept<ProductContent>,
  keepalive: boolean,
): Promise<SaveOutcome> {
  try {
    const body = { revision, content: structuredClone(withinLimits(content, productRules)) as OpenDeal['content'] };
    const answer = await call(saveDeal, { params: { id }, body, keepalive });
    queries.setQueryData(productQuery(id).queryKey, answer);
    return { kind: 'saved', revision: answer.deal.revision, savedAt: answer.deal.saved_at };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Archived or thrown away in another tab: the page shows what became of it.
    if (failure.code === 'store.state_moved_on' || failure.status === 404) await queries.invalidateQueries({ queryKey: ['store'] });
    return { kind: failure.code === 'store.edited_elsewhere' ? 'elsewhere' : 'failed' };
  }
}
