import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { gate, splitLanguage, withLanguage } from '../../core/identity/gate.ts';
import { withFragment } from '../../core/identity/redirect-target.ts';
import { actToOpen } from '../../core/team/pages.ts';
import { clientState } from '../base/client-state.ts';
import { ErrorScreen, RootFailure } from './error-screen.tsx';
import { ScreenFrame } from './frame.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { ensureSessionOrKept } from './offline/kept.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { signInPages } from '../../core/identity/pages.ts';
import { pageSettings } from '../base/page-settings.ts';
import { screens } from './routes.ts';
import { type Frame, frames, type Screen } from './screen.ts';
import { useMay } from '../base/team.ts';
import { NotForRole } from './role-notice.tsx';
import { currentVisitor, endSession } from '../base/session.ts';
import { Waiting } from '../ui/waiting.tsx';

/** Pages that need no session: the server's gate has already sent signed-in vendors on from them. */
const openPaths: readonly string[] = [...Object.values(signInPages.vendor), ...Object.values(signInPages.operator)];

/** Another host: nothing more is done on this page. */
function leaveFor(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => undefined);
}

/** The gate in the browser: the rule of core, on every way within the application. */
type Passing = { readonly location: ParsedLocation; readonly context: { readonly queries: QueryClient } };
async function passGate({ location, context }: Passing): Promise<void> {
  if (!openPaths.includes(location.pathname)) await ensureSessionOrKept(context.queries);
  const { activeLang } = clientState.get().localization;
  const passage = gate({
    path: withLanguage(location.pathname, activeLang),
    search: location.searchStr,
    hosts: pageSettings().hosts,
    visitor: currentVisitor(),
  });
  if (passage.kind === 'allow') return;
  if (passage.endSession) await endSession();
  if (!passage.to.startsWith('/')) return leaveFor(passage.to);
  // As browsers do when a server redirects: what follows '#' comes along.
  throw redirect({ href: withFragment(splitLanguage(passage.to).path, location.hash), replace: true });
}

/** The router of the dashboard and of operations. The /id prefix is written and read here, and nowhere else. */
export function createBusinessRouter(queries: QueryClient) {
  const root = createRootRouteWithContext<{ queries: QueryClient }>()({
    beforeLoad: passGate,
    errorComponent: RootFailure,
    // What waits here stays until the screen has come, however early the frame could be shown: `Starting` waits for the session instead.
    pendingMs: Number.POSITIVE_INFINITY,
  });
  // A frame stays while its screens change: the place one pressed, an open menu and the focus are where they were.
  const withScreens = (frame: Frame) => {
    const around = createRoute({ getParentRoute: () => root, id: frame, component: () => <ScreenFrame frame={frame} /> });
    return around.addChildren(screens.filter((screen) => screen.frame === frame).map((screen) => screenRoute(around, screen)));
  };
  return createRouter({
    routeTree: root.addChildren(frames.map(withScreens)),
    context: { queries },
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    notFoundMode: 'root',
    scrollRestoration: true,
    rewrite: {
      input: ({ url }) => withPath(url, splitLanguage(url.pathname).path),
      output: ({ url }) => withPath(url, withLanguage(url.pathname, clientState.get().localization.activeLang)),
    },
  });
}

function screenRoute(around: AnyRoute, { path, title, load, texts }: Screen) {
  const route = createRoute({
    getParentRoute: () => around,
    path: path.replace(/:(\w+)/g, '$$$1'),
    staticData: { title, page: path },
    loader: () => lazyScreen(path.split('/').at(-1) ?? path, load, texts),
    component: function LoadedScreen() {
      const Loaded: ComponentType = route.useLoaderData();
      const act = actToOpen(path);
      return useMay(act) ? <Loaded /> : <NotForRole act={act} />;
    },
  });
  return route;
}

function withPath(url: URL, path: string): URL {
  const changed = new URL(url);
  changed.pathname = path;
  return changed;
}
