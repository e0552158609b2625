import { pages } from '../../core/identity/pages.ts';
import { refusalTexts } from '../base/refusal-texts.ts';
import { identityTexts } from '../features/identity/texts.ts';
import { teamTexts } from '../parts/team-texts.ts';
import type { Screen } from './screen.ts';

/** Where vendors and their teams sign in for the first time and ever after. */
export const signInScreens: readonly Screen[] = [
  {
    path: pages.login,
    title: 'title.login',
    frame: 'plain',
    load: () => import('../features/identity/login-screen.tsx'),
    texts: [identityTexts],
  },
  {
    path: pages.forgotPassword,
    title: 'title.forgotPassword',
    frame: 'plain',
    load: () => import('../features/identity/forgot-password-screen.tsx'),
    texts: [identityTexts],
  },
  {
    path: pages.resetPassword,
    title: 'title.resetPassword',
    frame: 'plain',
    load: () => import('../features/identity/reset-password-screen.tsx'),
    texts: [identityTexts],
  },
  {
    path: pages.invitation,
    title: 'title.invitation',
    frame: 'plain',
    load: () => import('../features/identity/invitation-screen.tsx'),
    texts: [identityTexts],
  },
  {
    path: pages.teamInvitation,
    title: 'title.teamInvitation',
    frame: 'plain',
    load: () => import('../features/identity/join-screen.tsx'),
    texts: [identityTexts, teamTexts, refusalTexts],
  },
];
