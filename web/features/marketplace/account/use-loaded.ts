import { createLatest } from '../../../base/latest.ts';
import { useCallback, useState } from 'react';
import { ApiError, wordsOf } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { useSite } from '../site/site-context.tsx';
import { loginHereHref } from '../site/login-here.ts';

type Loaded<T> = { readonly is: 'ready'; readonly value: T } | { readonly is: 'failed'; readonly message: string };

/**
 * A part of the account page that came with it and can be asked for again. A session that has ended leads to the login page and back.
 * `load` must be stable.
 */
export function useLoaded<T>(initial: T, load: () => Promise<T>): { readonly loaded: Loaded<T>; readonly reload: () => void } {
  const { href } = useSite();
  const [loaded, setLoaded] = useState<Loaded<T>>({ is: 'ready', value: initial });
  const [latest] = useState(createLatest);
  const reload = useCallback(() => {
    latest
      .take(
        () => ensureSession().then(load),
        (value) => setLoaded({ is: 'ready', value }),
      )
      .catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 401) location.assign(href(loginHereHref()));
        else setLoaded({ is: 'failed', message: wordsOf(failure) });
      });
  }, [latest, load, href]);
  return { loaded, reload };
}
