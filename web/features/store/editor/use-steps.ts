import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type dealSteps, discardDeal, duplicateDeal, moveDeal, type OpenDeal, publishDeal } from '../../../../contract/store.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify, notifyFailure } from '../../../base/client-state.ts';
import { isGone } from '../../../base/form/is-gone.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { productAddress } from '../addresses.ts';
import { productQuery } from '../queries.ts';
import { storeTexts } from '../texts.ts';
import { newId } from '../../../base/calls/new-id.ts';

export type Step = Exclude<(typeof dealSteps)[number], `restore_${string}`>;
type Answer = AnswerOf<typeof publishDeal>;

/** What is done with a product besides writing it; each leads to the product as it then is. `onDiscarded`: nothing of it is saved any more. */
export function useSteps({ id }: Pick<OpenDeal, 'id'>, onDiscarded: () => void) {
  const t = useTexts(storeTexts);
  const format = useFormat();
  const router = useRouter();
  const queries = useQueryClient();
  const [key, setKey] = useState(newId);
  const show = async (answer: Answer) => {
    queries.setQueryData(productQuery(id).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['store', 'list'] });
  };
  const failed = async (failure: unknown) => {
    notifyFailure(failure);
    await queries.invalidateQueries({ queryKey: ['store'] });
  };
  const publish = useMutation({
    mutationFn: (revision: number) => call(publishDeal, { params: { id }, body: { revision } }),
    async onSuccess(answer) {
      const { visibility, content } = answer.deal;
      const isLater = visibility === 'scheduled' && content.valid_from !== null;
      notify('success', isLater ? t('publishedScheduled', { day: format.date(content.valid_from ?? '') }) : t('published'));
      await show(answer);
    },
  });
  const move = useMutation({
    mutationFn: (step: Step) => call(moveDeal, { params: { id }, body: { step } }),
    async onSuccess(answer, step) {
      notify('success', t(`done.${step}`));
      publish.reset();
      await show(answer);
    },
    onError: failed,
  });
  const duplicate = useMutation({
    mutationFn: () => call(duplicateDeal, { params: { id }, idempotencyKey: key }),
    async onSuccess(answer) {
      setKey(newId());
      notify('success', t('duplicated'));
      queries.setQueryData(productQuery(answer.deal.id).queryKey, answer);
      await router.navigate({ to: productAddress(answer.deal.id) });
      await queries.invalidateQueries({ queryKey: ['store', 'list'] });
    },
    onError: failed,
  });
  const leave = async () => {
    onDiscarded();
    notify('success', t('discarded'));
    await router.navigate({ to: pages.store, replace: true });
    queries.removeQueries({ queryKey: productQuery(id).queryKey });
    await queries.invalidateQueries({ queryKey: ['store', 'list'] });
  };
  const discard = useMutation({
    mutationFn: () => call(discardDeal, { params: { id } }),
    onSuccess: leave,
    // Deleted in another window, it is as it was to be.
    onError: (failure) => (isGone(failure) ? leave() : failed(failure)),
  });
  return { publish, move, duplicate, discard };
}
export type Steps = ReturnType<typeof useSteps>;
