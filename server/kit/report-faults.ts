import type { ErrorReports, FaultReport } from '../ports/error-reports.ts';
import type { LogListener } from './log.ts';
import { fieldsOf } from '../../core/unknown.ts';

/** What could be someone's: addresses, numbers of six digits or more, long words that look like keys. */
const personal = /[\w.+-]+@[\w-]+\.[\w.-]+|\d{6,}|[A-Za-z0-9_-]{40,}/g;
const messageLengthMax = 500;
const stackLengthMax = 8_000;

/** A sentence without what could be someone's. (reliability S49) */
const withoutPeople = (text: string): string => text.slice(0, messageLengthMax).replace(personal, '[hidden]');

/** Reports whatever is logged as an error: there is one place where faults are told, and it is the log. */
export const reportFaults =
  (reports: ErrorReports): LogListener =>
  (level, facts, sentence) => {
    const { err, requestId, route } = fieldsOf(facts);
    const fault = err instanceof Error ? err : null;
    reports.report({
      level,
      side: 'server',
      type: fault?.name ?? 'Error',
      message: withoutPeople(fault === null ? sentence : `${sentence}: ${fault.message}`),
      stack: stackWithoutMessage(fault?.stack ?? ''),
      route: typeof route === 'string' ? route : null,
      requestId: typeof requestId === 'string' ? requestId : null,
    });
  };

/** What a browser sent, which anyone can make up. */
export function browserFault(sent: {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
}): FaultReport {
  return {
    level: 'warning',
    side: 'browser',
    type: withoutPeople(sent.type).slice(0, 80),
    message: withoutPeople(sent.message),
    stack: stackWithoutMessage(sent.stack),
    // Ids and words in an address say whose page it was.
    route: withoutPeople(sent.page.split(/[?#]/)[0] ?? '').slice(0, 200),
    requestId: null,
  };
}

/** A stack starts by repeating the message. */
const stackWithoutMessage = (stack: string): string =>
  stack
    .slice(0, stackLengthMax)
    .split('\n')
    .filter((line) => /^\s*at /.test(line))
    .join('\n');
