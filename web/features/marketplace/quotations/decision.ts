import { useRef, useState } from 'react';
import type { Quotation } from '../../../../contract/quotations.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { useSite } from '../site/site-context.tsx';
import { newId } from '../../../base/calls/new-id.ts';
import { loginHereHref } from '../site/login-here.ts';

interface Deciding {
  readonly onDecided: (now: Quotation) => void;
  /** Someone was faster: the page shows what became of it. */
  readonly onMovedOn: () => Promise<void>;
}

/** Decides once, however often it is pressed or tried again. */
export function useDecision({ onDecided, onMovedOn }: Deciding) {
  const { href } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef(newId());
  const decide = async (send: (idempotencyKey: string) => Promise<{ readonly quotation: Quotation }>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      onDecided((await send(key.current)).quotation);
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.status === 401) return location.assign(href(loginHereHref()));
      setFailure(caught.fields[0]?.message ?? caught.message);
      if (caught.status === 409) await onMovedOn();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, decide };
}
