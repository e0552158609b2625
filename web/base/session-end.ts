import type { AnyRouter } from '@tanstack/react-router';
import { areaOf } from '../../core/identity/gate.ts';
import { withFragment } from '../../core/identity/redirect-target.ts';
import { clientState, notify, signedIn } from './client-state.ts';
import { pages } from '../../core/identity/pages.ts';
import { sessionOver } from './session.ts';
import { shellTexts } from './shell-texts.ts';

/** The session ended while someone was at work: to the login page, and back here afterwards. What was typed is in its draft. */
export function leaveToLogin(router: AnyRouter): void {
  const state = clientState.get();
  if (signedIn(state) === null) return;
  void sessionOver();
  const t = shellTexts.loaded(state.localization.activeLang);
  if (t !== undefined) notify('warning', t('sessionEnded'));
  const { pathname, searchStr, hash } = router.state.location;
  const to = areaOf(pathname) === 'operations' ? pages.operationsLogin : pages.login;
  void router.navigate({ to, search: { redirect: withFragment(`${pathname}${searchStr}`, hash) }, ignoreBlocker: true });
}
