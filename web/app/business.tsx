import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../texts/typed.ts';
import { loadChunk } from '../base/chunk.ts';
import { changeInSession } from '../base/calls/browser-call.ts';
import { rememberTouch } from '../base/calls/utm.ts';
import { clientState, notify, startClientState } from '../base/client-state.ts';
import { followLanguage, followLive } from './live.ts';
import { keepFocus } from '../base/keep-focus.ts';
import { watchInstalling } from '../base/installing.ts';
import { keepAnswers } from './offline/kept.ts';
import { pageSettings } from '../base/page-settings.ts';
import { createQueries } from '../base/queries.ts';
import { ImageHostContext } from '../ui/image-host.ts';
import { createBusinessRouter } from './router.tsx';
import { ensureSession } from '../base/session.ts';
import { leaveToLogin } from '../base/session-end.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { Toast } from './shell/toast.tsx';
import { Starting } from './starting.tsx';
import { colorSchemeManager, cssVariablesResolver, styleNonce, theme } from './theme.ts';

/** Starts the dashboard and operations: one application for everyone who works here. */
export async function open(root: HTMLElement, language: Language): Promise<void> {
  rememberTouch();
  keepFocus();
  changeInSession(ensureSession);
  startClientState(language, pageSettings().area === 'dashboard');
  const t = await shellTexts.load(language);
  const queries = createQueries(() => leaveToLogin(router));
  const router = createBusinessRouter(queries);
  followLanguage(queries);
  followLive(
    queries,
    () => leaveToLogin(router),
    () => void router.invalidate(),
  );
  watchInstalling();
  if (pageSettings().area === 'dashboard') {
    keepAnswers(queries);
    // Nothing on the page waits for it.
    loadChunk('worker', () => import('./offline/register.ts'))
      .then(({ startWorker }) => startWorker())
      .catch(() => undefined);
  }
  if (!clientState.get().system.isLSSupported) notify('info', t('storageOff'));
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queries}>
          <ImageHostContext value={pageSettings().imageUrl ?? null}>
            <Starting router={router} />
            <RouterProvider router={router} />
          </ImageHostContext>
          <Toast />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
