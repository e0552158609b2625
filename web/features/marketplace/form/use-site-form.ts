import { type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '../../../base/calls/call.ts';
import type { Wiring } from '../../../base/form/form.ts';
import { lendDraft } from '../../../base/draft.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { loginHereHref } from '../site/login-here.ts';
import { useSite } from '../site/site-context.tsx';

/** A form of someone who is signed in: without a session it leads to the login page and back; what is typed waits. */
export function useSiteForm<T extends object, Answer, Value = T>(wiring: Wiring<T, Value, Answer>) {
  const { href, visitor } = useSite();
  const signInFirst = () => leaveFor(href(loginHereHref()));
  return useBareForm<T, Answer, Value>({
    ...wiring,
    async send(value, how) {
      if (visitor === null) {
        // Who has no account yet comes back by the link in an email.
        if (wiring.key !== null) lendDraft(wiring.key);
        return signInFirst();
      }
      try {
        return await wiring.send(value, how);
      } catch (caught) {
        if (caught instanceof ApiError && caught.status === 401) return signInFirst();
        throw caught;
      }
    },
  });
}

/** What is wrong: a field, or what is chosen with buttons, where `data-wrong` says so. */
const wrongs = '[aria-invalid="true"], [data-wrong] [tabindex="0"], [data-wrong] [type="radio"]';

/** The focus goes to the first field that is wrong, within what this is the ref of. */
export function useFocusOnWrong<E extends HTMLElement>({
  refused,
  stops,
}: {
  readonly refused: unknown;
  readonly stops: number;
}): RefObject<E | null> {
  const within = useRef<E>(null);
  useEffect(() => {
    if (refused !== null || stops > 0) within.current?.querySelector<HTMLElement>(wrongs)?.focus();
  }, [refused, stops]);
  return within;
}
