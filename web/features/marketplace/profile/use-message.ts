import { useEffect } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { messageVendor } from '../../../../contract/conversations.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { clientState, signedIn } from '../../../base/client-state.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { ensureSession } from '../../../base/session.ts';
import { loginHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import { forgetKept } from '../form/kept.ts';
import { type ContactDraft, keepDraft, nameOfDraft } from './contact-draft.ts';

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

type Wishes = {
  readonly vendor: VendorCard;
  readonly product: AskedProduct | undefined;
  /** What is in the form at first. */
  readonly initial: ContactDraft;
  readonly onSent: (sent: Sent) => void;
};

/**
 * A message to a vendor. Without a session it leads to the login page. What is in the form when its page is left, by whatever way, is there again on
 * return; what is on its way to the vendor is not.
 */
export function useMessage({ vendor, product, initial, onSent }: Wishes) {
  const { href, visitor } = useSite();
  const name = nameOfDraft(vendor, product);
  const isSignedIn = visitor !== null;
  const signInFirst = (draft: ContactDraft) => {
    keepDraft(name, draft, true);
    return leaveFor(href(loginHref(`${location.pathname}${location.search}#contact`)));
  };
  const form = useBareForm({
    key: null,
    saved: initial,
    async send(draft, { key }) {
      if (!isSignedIn) return signInFirst(draft);
      const { text, subject, weddingDate } = draft;
      try {
        await ensureSession();
        const body = {
          subject: product === undefined ? subject : ('other' as const),
          text,
          wedding_date: weddingDate || null,
          ...(product !== undefined && { product_id: product.id }),
        };
        return (await call(messageVendor, { params: { id: vendor.id }, body, idempotencyKey: key })).data;
      } catch (caught) {
        if (caught instanceof ApiError && caught.status === 401) return signInFirst(draft);
        throw caught;
      }
    },
    onSent({ conversation_id }) {
      forgetKept(name);
      onSent({ email: signedIn(clientState.get())?.email ?? null, conversationId: conversation_id });
    },
  });
  const { typed, isSending } = form;
  useEffect(() => {
    if (isSending) return undefined;
    const leave = () => keepDraft(name, typed, !isSignedIn);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [name, typed, isSending, isSignedIn]);
  return form;
}
