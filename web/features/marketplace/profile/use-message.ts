import { useEffect } from 'react';
import type { VendorCard } from '../../../../contract/catalogue.ts';
import { messageVendor } from '../../../../contract/conversations.ts';
import { signUp } from '../../../../contract/identity.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { clientState, signedIn } from '../../../base/client-state.ts';
import { leaveFor } from '../../../base/form/leave.ts';
import { useBareForm } from '../../../base/form/use-bare-form.ts';
import { keepReturnAddress } from '../account/return-address.ts';
import { loginHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import { forgetInTab, forgetKept } from '../form/kept.ts';
import { type ContactDraft, keepDraft, nameOfDraft } from './contact-draft.ts';

/** A message that the server has: whom we tell of the answer, and where it will be. Without a conversation it waits until the address is confirmed. */
export interface Sent {
  readonly email: string | null;
  readonly conversationId: string | null;
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
 * A message to a vendor. Without a session it waits for its writer's address to be confirmed; after one that has ended it leads to the login page. What is
 * in the form when its page is left, by whatever way, is there again on return; what is on its way to the vendor is not.
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
      const { text, subject, weddingDate, email } = draft;
      const body = {
        subject: product === undefined ? subject : ('other' as const),
        text,
        wedding_date: weddingDate || null,
        ...(product !== undefined && { product_id: product.id }),
      };
      if (!isSignedIn) {
        // The email may be here before the answer is: an address that has an account signs in and sends what waits from this browser.
        keepDraft(name, draft, true);
        keepReturnAddress(`${location.pathname}${location.search}#contact`);
        const { data } = await call(signUp, { body: { email, first_message: { ...body, vendor_id: vendor.id } } });
        return { email: data.email, conversationId: null };
      }
      try {
        const { data } = await call(messageVendor, { params: { id: vendor.id }, body, idempotencyKey: key });
        return { email: signedIn(clientState.get())?.email ?? null, conversationId: data.conversation_id };
      } catch (caught) {
        if (caught instanceof ApiError && caught.status === 401) return signInFirst(draft);
        throw caught;
      }
    },
    onSent(sent) {
      if (sent.conversationId !== null) forgetKept(name);
      // The browser has what waits, and not this tab beside it: the tab that opens the link forgets it once it is sent.
      else forgetInTab(name);
      onSent(sent);
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
