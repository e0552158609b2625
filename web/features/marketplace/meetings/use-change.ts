import { useRef, useState } from 'react';
import { ApiError } from '../../../base/calls/call.ts';
import { ensureSession } from '../../../base/session.ts';
import { useSite } from '../site/site-context.tsx';
import { loginHereHref } from '../site/login-here.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
}

/** Changes a meeting once, however often it is pressed. What is refused stays to be read; where somebody was faster, the page is told. */
export function useChange(onMovedOn: () => Promise<void>) {
  const { href } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isUnderWay = useRef(false);
  const run = async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await ensureSession();
      await send();
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.status === 401) return location.assign(href(loginHereHref()));
      setRefused({ code: caught.code, message: caught.fields[0]?.message ?? caught.message });
      if (caught.status === 409) await onMovedOn();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, refused, run };
}
