// What the headers of a request say about who sent it.
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

/** Known bots (a maintained list), agents that are no browser, and pages fetched ahead of a click that may never come. (product 4, Clicked) */
export function agentFacts(headers: IncomingHttpHeaders): AgentFacts {
  const agent = headers['user-agent'] ?? '';
  return {
    isBot: agent !== '' && isbot(agent),
    isNotABrowser: !browserShape.test(agent),
    isPrefetch: purposeHeaders.some((name) => isAhead.test(String(headers[name] ?? ''))),
  };
}
