// Whether the headers of a request come from a browser or a bot.
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

export interface AgentFacts {
  readonly isBot: boolean;
  readonly isNotABrowser: boolean;
  readonly isPrefetch: boolean;
}

/** Every browser of the last twenty years begins like this; programs that fetch pages mostly say their own name. */
const browserShape = /^(Mozilla|Opera)\/\d/;
/** The standard header and those of older browsers. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const isAhead = /\b(prefetch|prerender|preview|preload)\b/i;

/** Browsers of one version all send the same text, and looking through the list of bots is the dearest part of a click. */
const AGENTS_KEPT = 2_000;
const KEPT_LENGTH_MAX = 300;
const kept = new Map<string, Pick<AgentFacts, 'isBot' | 'isNotABrowser'>>();
function whoIs(agent: string): Pick<AgentFacts, 'isBot' | 'isNotABrowser'> {
  const known = kept.get(agent);
  if (known !== undefined) return known;
  const found = { isBot: agent !== '' && isbot(agent), isNotABrowser: !browserShape.test(agent) };
  if (agent.length > KEPT_LENGTH_MAX) return found;
  if (kept.size >= AGENTS_KEPT) kept.clear();
  kept.set(agent, found);
  return found;
}

/** Known bots (a maintained list), agents that are no browser, and pages fetched ahead of a click that may never come. (product 4, Clicked) */
export function agentFacts(headers: IncomingHttpHeaders): AgentFacts {
  return {
    ...whoIs(headers['user-agent'] ?? ''),
    isPrefetch: purposeHeaders.some((name) => isAhead.test(String(headers[name] ?? ''))),
  };
}
