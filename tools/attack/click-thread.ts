// Couples who keep clicking, in a separate thread: their times contain the product's delays, not those of the attacker's event loop.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { chrome } from '../../server/testing/chrome.ts';

const couples = 4;
const restMs = 15;

/** Addresses to click at, each to be used once, and for how long. */
export interface Clicking {
  readonly origin: string;
  readonly tokens: readonly string[];
  readonly ms: number;
  /** The number of the first couple that clicks. */
  readonly first: number;
}
export interface Clicked {
  /** How long each click that was answered took, in milliseconds, in order. */
  readonly took: readonly number[];
  readonly lost: readonly string[];
}

async function click({ origin, tokens, ms, first }: Clicking): Promise<Clicked> {
  const until = performance.now() + ms;
  const took: number[] = [];
  const lost: string[] = [];
  let count = 0;
  const one = async (n: number): Promise<void> => {
    const viewer = first + n;
    const headers = { 'user-agent': chrome, 'x-forwarded-for': `${31 + (viewer >> 16)}.${(viewer >> 8) & 255}.${viewer & 255}.8` };
    const began = performance.now();
    try {
      const answer = await fetch(`${origin}/ms/bs-vendors/api/v1/vendor_ads/click/${tokens[n]}?seen=1`, { headers, redirect: 'manual' });
      took.push(performance.now() - began);
      await answer.body?.cancel();
      if (answer.status !== 302) lost.push(String(answer.status));
    } catch (fault) {
      lost.push(fault instanceof Error ? fault.message : String(fault));
    }
  };
  const couple = async (): Promise<void> => {
    for (; performance.now() < until && count < tokens.length; await sleep(restMs)) await one(count++);
  };
  await Promise.all(Array.from({ length: couples }, couple));
  return { took, lost };
}

parentPort?.on('message', (clicking: Clicking) => void click(clicking).then((clicked) => parentPort?.postMessage(clicked)));
