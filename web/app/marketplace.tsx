import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Visit } from '../../contract/render.ts';
import type { Language } from '../../texts/typed.ts';
import { ourGuests } from '../features/marketplace/guests/our-guests.ts';
import { MarketplaceRoot } from '../features/marketplace/marketplace-root.tsx';
import { pageData } from '../features/marketplace/page-data.ts';
import { ourDate } from '../features/marketplace/dates/our-date.ts';
import { keptHere } from '../features/marketplace/saved/kept-here.ts';
import { becomeSaved } from '../features/marketplace/saved/saved-store.ts';
import { screens } from '../features/marketplace/screens.ts';
import { loadTexts } from '../features/marketplace/texts.ts';
import type {} from '../early/main.ts';
import { loadChunk } from '../base/chunk.ts';
import { startClientState } from '../base/client-state.ts';

/** Takes over the page that the server rendered into `root`. */
export async function open(root: HTMLElement, language: Language): Promise<void> {
  startClientState(language, false);
  const data = pageData();
  const screen: () => Promise<ComponentType<never>> = screens[data.page];
  const [Screen, texts] = await Promise.all([
    loadChunk(data.page, screen),
    loadChunk(`texts-${language}`, () => loadTexts(language, data.page)),
  ]);
  const { doEarlyActs, followTypedInput } = window.early;
  const restoreTypedInput = followTypedInput();
  // The server made these props for this very screen; JSON cannot carry their type.
  const content = createElement(Screen as ComponentType<object>, data.props);
  // In pieces: scrolling continues meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <MarketplaceRoot
        data={data}
        texts={texts}
        onReady={() => {
          void restoreTypedInput().finally(doEarlyActs);
        }}
      >
        {content}
      </MarketplaceRoot>,
    );
  });
  // Nothing waits for it.
  import('../base/keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  );
  const { tagManagerId } = data.visit;
  if (tagManagerId !== null) {
    const asking = loadChunk('consent', () => import('../features/marketplace/consent/consent-banner.tsx'))
      .then(({ openConsent }) => openConsent(tagManagerId, data.page, texts.pages))
      .catch(() => undefined);
    // The footer's "Privacy choices".
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-consent]') !== null) void asking.then((ask) => ask?.());
    });
  }
  followVisitor(data.visit.visitor);
}

/** What is known of who is here, and what changes of it meanwhile. */
function followVisitor(visitor: Visit['visitor']): void {
  // Without the couple's date and the estimates for its guests the page is whole as well.
  const findOut = () => {
    for (const ours of [ourDate, ourGuests]) ours.find(visitor !== null).catch(() => undefined);
  };
  findOut();
  if (visitor === null) {
    // What a visitor changes in another tab is changed here too.
    document.addEventListener('visibilitychange', findOut);
    becomeSaved(new Set(keptHere()));
    return;
  }
  // Without the hearts, the counts and what is new the page is whole, so a failure here stays silent.
  loadChunk('live-stream', () => import('../base/live-stream.ts'))
    .then(({ followAccount }) => followAccount(visitor.account))
    .catch(() => undefined);
  loadChunk('saving', () => import('../features/marketplace/saved/saving.ts'))
    .then(({ loadSaved }) => loadSaved())
    .catch(() => undefined);
  loadChunk('messages', () => import('../features/marketplace/messages/follow.ts'))
    .then(({ followMessages, followNotifications }) => {
      followMessages();
      followNotifications();
    })
    .catch(() => undefined);
}
