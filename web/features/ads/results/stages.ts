import type { Results } from '../../../../contract/results.ts';
import { type Source, sources } from '../../../../core/results/chain.ts';

/** The stages that couples go through, in their order. */
export const stages = ['contacts', 'quoted', 'booked', 'paid'] as const;
export type StageKey = (typeof stages)[number];

/** How many couples of a source got to a stage, and with how much money; null where there is none to it. */
export function figureOf(chain: Results['sources'][Source], stage: StageKey): { readonly clients: number; readonly amount: number | null } {
  return stage === 'contacts' ? { clients: chain.contacts, amount: null } : chain[stage];
}

/** The same of all sources. */
export function totalOf({ sources: chains }: Results, stage: StageKey): { readonly clients: number; readonly amount: number | null } {
  const figures = sources.map((source) => figureOf(chains[source], stage));
  const clients = figures.reduce((sum, figure) => sum + figure.clients, 0);
  return { clients, amount: stage === 'contacts' ? null : figures.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}

/** The sources to show: the third one only where it has any. */
export const shownSources = ({ sources: chains }: Results): readonly Source[] =>
  sources.filter((source) => source !== 'unknown' || chains.unknown.contacts > 0);

/** Whether there is anything to say of a period. */
export const isEmpty = (results: Results): boolean =>
  totalOf(results, 'contacts').clients === 0 && results.ad.impressions === 0 && results.ad.clicks === 0;
