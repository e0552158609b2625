import { useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { messageVendor } from '../../../../contract/conversations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { clientState, signedIn } from '../../../base/client-state.ts';
import { ensureSession } from '../../../base/session.ts';
import { loginHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import { type ContactDraft, forgetDraft, keepDraft, nameOfDraft } from './contact-draft.ts';
import { newId } from '../../../base/calls/new-id.ts';

/** A message that the server has: whom we tell of the answer, and where it will be. */
export interface Sent {
  readonly email: string | null;
  readonly conversationId: string;
}

/** A product that is asked about. */
export interface AskedProduct {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}

interface Message {
  readonly isSending: boolean;
  readonly failure: ApiError | null;
  readonly send: (draft: ContactDraft) => Promise<void>;
}

/** What is in the form when its page is left, by whatever way, is there again on return; what is on its way to the vendor is not. */
export function useKeptOnLeaving(name: string, draft: ContactDraft, isSending: boolean): void {
  const isSignedIn = useSite().visitor !== null;
  useEffect(() => {
    if (isSending) return;
    const leave = () => keepDraft(name, draft, Date.now(), isSignedIn);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [name, draft, isSending, isSignedIn]);
}

/**
 * Sends a message to a vendor, one at a time, under one key until it is sent or changed, so that a second try is not a second message.
 * Without a session it leads to the login page and keeps what was typed.
 */
export function useMessage(vendor: VendorCard, product: AskedProduct | undefined, onSent: (sent: Sent) => void): Message {
  const { href, visitor } = useSite();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const attempt = useRef<{ readonly of: ContactDraft; readonly key: string } | null>(null);

  const signInFirst = (draft: ContactDraft) => {
    keepDraft(nameOfDraft(vendor, product), draft, Date.now());
    location.assign(href(loginHref(`${location.pathname}${location.search}#contact`)));
  };
  const send = async (draft: ContactDraft): Promise<void> => {
    if (visitor === null) return signInFirst(draft);
    if (attempt.current?.of !== draft) attempt.current = { of: draft, key: newId() };
    setSending(true);
    setFailure(null);
    try {
      await ensureSession();
      const body = {
        subject: product === undefined ? draft.subject : ('other' as const),
        text: draft.text,
        wedding_date: draft.weddingDate || null,
        ...(product !== undefined && { product_id: product.id }),
      };
      const { data } = await call(messageVendor, { params: { id: vendor.id }, body, idempotencyKey: attempt.current.key });
      forgetDraft(nameOfDraft(vendor, product));
      onSent({ email: signedIn(clientState.get())?.email ?? null, conversationId: data.conversation_id });
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.status === 401) return signInFirst(draft);
      setFailure(caught);
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, send };
}
