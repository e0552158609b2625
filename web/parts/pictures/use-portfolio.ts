import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getPicture, type Portfolio, savePortfolio } from '../../../contract/pictures.ts';
import { call } from '../../base/calls/browser-call.ts';
import { ApiError } from '../../base/calls/call.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../base/draft.ts';
import { useSaver } from '../../base/form/use-saver.ts';
import { runMutation } from '../../base/queries.ts';
import { createOrderSaver, type KeptOrder, type OrderOutcome, type OrderSaver, type Saved } from './order-saver.ts';
import { portfolioQuery } from './queries.ts';

/** What it is called among the forms that photos are uploaded into. */
export const portfolioForm = 'portfolio';

/** The photos of the portfolio and how they are with the server: saved by themselves, whatever is done to them. */
export function usePortfolio(portfolio: Portfolio) {
  const queries = useQueryClient();
  const [saver] = useState(() => startSaver(queries, portfolio));
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  useSaver(saver);
  return { saver, ...state };
}

const savedOf = ({ version, saved_at: savedAt, pictures }: Portfolio): Saved => ({ version, savedAt, pictures });

function startSaver(queries: QueryClient, portfolio: Portfolio): OrderSaver {
  const kept = keptDraft<KeptOrder>(portfolioForm);
  return createOrderSaver({
    saved: savedOf(portfolio),
    kept: kept.base === undefined || kept.ids === undefined ? null : { base: kept.base, ids: kept.ids },
    keep: (now) => (now === null ? forgetDraft(portfolioForm) : keepDraft(portfolioForm, now)),
    send: (version, ids, isLeaving) => send(queries, version, ids, isLeaving),
    find: async (id) => {
      try {
        return (await call(getPicture, { params: { id } })).data;
      } catch {
        return null;
      }
    },
  });
}

async function send(queries: QueryClient, version: number, ids: readonly string[], keepalive: boolean): Promise<OrderOutcome> {
  try {
    const { data } = await runMutation(queries, () => call(savePortfolio, { body: { version, pictures: [...ids] }, keepalive }));
    queries.setQueryData(portfolioQuery.queryKey, data);
    return { kind: 'saved', now: savedOf(data) };
  } catch (failure) {
    const code = failure instanceof ApiError ? failure.code : null;
    if (code !== 'pictures.changed_elsewhere' && code !== 'pictures.unknown') return { kind: 'failed', failure };
    try {
      const now = await queries.fetchQuery({ ...portfolioQuery, staleTime: 0 });
      return { kind: code === 'pictures.changed_elsewhere' ? 'moved' : 'gone', now: savedOf(now) };
    } catch (later) {
      return { kind: 'failed', failure: later };
    }
  }
}
