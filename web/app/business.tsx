import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { areaOf, splitLanguage } from '../../core/identity/gate.ts';
import type { Language } from '../../texts/typed.ts';
import { rememberTouch } from '../api/utm.ts';
import { clientState, notify, startClientState } from './client-state.ts';
import { followLive } from './live.ts';
import { createQueries } from './queries.ts';
import { createBusinessRouter } from './router.tsx';
import { leaveToLogin } from './session-end.ts';
import { shellTexts } from './shell/texts.ts';
import { Toast } from './shell/toast.tsx';
import { colorSchemeManager, cssVariablesResolver, styleNonce, theme } from './theme.ts';

/** Starts the dashboard and operations: one application for everyone who works here. */
export async function open(root: HTMLElement, language: Language): Promise<void> {
  rememberTouch();
  startClientState(language, areaOf(splitLanguage(location.pathname).path) === 'dashboard');
  const t = await shellTexts.load(language);
  const queries = createQueries(() => leaveToLogin(router));
  const router = createBusinessRouter(queries);
  followLive(queries, () => leaveToLogin(router));
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
          <RouterProvider router={router} />
          <Toast />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
