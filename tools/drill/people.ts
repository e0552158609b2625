// Load for the drills: vendors who browse and pay, couples who click, browsers that load pages and the chunks of an old tab.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, payOnce } from './calls.ts';
import { answerOf } from '../../server/testing/answer-of.ts';
import { placementAds } from '../../contract/ads.ts';
import { chrome } from '../../server/testing/chrome.ts';

const ads = '/ms/bs-vendors/api/v1/vendor_ads';
/** A card stands so long before anyone could have clicked it. */
const seenForMs = 400;

interface Work {
  /** Calls that were answered as they should be, by what they are. */
  readonly done: Readonly<Record<string, number>>;
  /** Everything that was not. */
  readonly failures: readonly string[];
  /** Orders that were acknowledged as paid. */
  readonly paid: readonly string[];
}
export interface People {
  /** Waits until everyone has done their work at least once more, from its start. */
  everybody(): Promise<void>;
  /** What the first page that was opened is made of: the tab that stays open. */
  readonly oldTab: readonly string[];
  stop(): Promise<Work>;
}

/** The files of the build that a page names. */
export const chunksIn = (html: string): string[] => [...new Set(html.match(/\/vendor-dashboard\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];

/** How many couples click, and how long everyone rests before the next work. */
export interface Crowd {
  readonly couples: number;
  readonly restMs: number;
}
export const busyCrowd: Crowd = { couples: 6, restMs: 20 };
export const smallCrowd: Crowd = { couples: 2, restMs: 200 };

/** Sets everyone to work through one address. `vendors` are signed in once, at the start. */
export async function startPeople(origin: string, vendors: readonly string[], { couples, restMs }: Crowd): Promise<People> {
  const done: Record<string, number> = {};
  const failures: string[] = [];
  const paid: string[] = [];
  let isStopped = false;
  let viewers = 0;
  const sessions = await Promise.all(vendors.map((email) => logIn(origin, email)));
  const ask = async (what: string, url: string, wanted: number, request: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(new URL(url, origin), { redirect: 'manual', ...request });
    if (answer.status !== wanted) throw new Error(`${what}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    done[what] = (done[what] ?? 0) + 1;
    return answer;
  };
  const oldTab = chunksIn(await (await ask('page', '/', 200)).text());

  const look = async (session: string): Promise<void> => {
    await ask('session', '/v2/me', 200, { headers: { 'session-id': session } });
    await ask('figures', `${ads}/summary`, 200, { headers: { 'session-id': session } });
  };
  const pay = async (session: string): Promise<void> => {
    paid.push(await payOnce(origin, session));
    done['payment'] = (done['payment'] ?? 0) + 1;
  };
  const click = async (): Promise<void> => {
    const viewer = ++viewers;
    const headers = { 'user-agent': chrome, 'x-forwarded-for': `${21 + (viewer >> 16)}.${(viewer >> 8) & 255}.${viewer & 255}.7` };
    const { data } = answerOf(placementAds, await (await ask('cards', `${ads}/placements/listing?limit=4`, 200, { headers })).json());
    const card = data[viewer % Math.max(1, data.length)];
    if (card === undefined) return;
    const body = JSON.stringify({ batch_id: randomUUID(), tokens: data.map(({ impression_token }) => impression_token) });
    await ask('displays', `${ads}/impressions`, 200, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    await sleep(seenForMs);
    const { headers: led } = await ask('click', card.click_url, 302, { headers });
    if (!led.get('location')?.startsWith('/vendor/')) throw new Error(`click: led to ${led.get('location')}`);
  };
  const open = async (): Promise<void> => {
    const chunks = chunksIn(await (await ask('page', '/', 200)).text());
    for (const chunk of chunks) await (await ask('chunk', chunk, 200)).arrayBuffer();
  };
  const stay = async (): Promise<void> => {
    for (const chunk of oldTab) await (await ask('chunk of the old tab', chunk, 200)).arrayBuffer();
  };
  const turns: number[] = [];
  const keepAt = async (work: () => Promise<void>): Promise<void> => {
    const who = turns.push(0) - 1;
    for (; !isStopped; await sleep(restMs)) {
      try {
        await work();
      } catch (fault) {
        const { cause, message } = fault instanceof Error ? fault : new Error(String(fault));
        failures.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
      }
      turns[who] = (turns[who] ?? 0) + 1;
    }
  };
  const all = [
    ...sessions.flatMap((session) => [keepAt(() => look(session)), keepAt(() => pay(session))]),
    ...Array.from({ length: couples }, () => keepAt(click)),
    keepAt(open),
    keepAt(stay),
  ];
  return {
    oldTab,
    async everybody() {
      const before = [...turns];
      // The work that is under way started before; the next one did not.
      while (turns.some((count, who) => count < (before[who] ?? 0) + 2)) await sleep(20);
    },
    async stop() {
      isStopped = true;
      await Promise.all(all);
      return { done, failures, paid };
    },
  };
}
