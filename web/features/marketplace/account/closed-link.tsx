import { ApiError } from '../../../base/calls/call.ts';
import { ActionLink } from '../site/action-link.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** What the server said of a link that has expired or was used; undefined while it may still be good. */
export const closedLinkIn = ({ refused }: { readonly refused: { readonly failure: unknown } | null }): string | undefined =>
  refused?.failure instanceof ApiError && refused.failure.code === 'identity.link_invalid' ? refused.failure.message : undefined;

interface Props {
  readonly heading: string;
  /** What is wrong with the link. */
  readonly lead: string;
  /** Where a new one is asked for. */
  readonly href: string;
  /** The link was found closed as it was used. */
  readonly isAnswer: boolean;
  readonly children: string;
}

/** In place of a form that can do nothing: its link is no longer good, or is not there. */
export function ClosedLink({ href, children, ...frame }: Props) {
  return (
    <AuthFrame {...frame} isSettling>
      <ActionLink href={href}>{children}</ActionLink>
    </AuthFrame>
  );
}
