import { clientError } from '../../contract/system.ts';
import { call } from '../base/calls/browser-call.ts';
import { ApiError } from '../base/calls/call.ts';
import { ChunkFailure } from '../base/chunk.ts';

/** One fault is worth telling once; a page that keeps failing has told enough. */
const reportsMax = 5;
const reported = new Set<string>();

/** Reports an error in this browser to the server. Typed text is never part of it. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportOnce(error));
  window.addEventListener('unhandledrejection', (event) => {
    if (isAbortedTransition(event.reason)) event.preventDefault();
    else reportOnce(event.reason);
  });
}

/** The browser gave up blending two pages, since a third came or the new one does not take part: it says so as if someone had to handle it. */
export const isAbortedTransition = (reason: unknown): boolean => reason instanceof DOMException && /\btransition\b/i.test(reason.message);

function reportOnce(failure: unknown): void {
  // A call that was refused and a file that did not arrive are told to anyone who waits for them.
  if (!(failure instanceof Error) || failure instanceof ApiError || failure instanceof ChunkFailure) return;
  const key = `${failure.name} ${failure.message}`;
  if (reported.has(key) || reported.size >= reportsMax) return;
  reported.add(key);
  const { name: type, message, stack = '' } = failure;
  const body = {
    type: type.slice(0, 200),
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 10_000),
    page: location.pathname.slice(0, 500),
  };
  call(clientError, { body, keepalive: true }).catch(() => undefined);
}
