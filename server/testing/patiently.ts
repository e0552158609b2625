import type { Answer } from './builders/context.ts';

/** Asks as a browser does: of many that wait for one row a busy machine keeps some waiting for too long, and those ask again. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}
