// Connects pages and their files and, outside production, the pages for developers.
import type { AdsApi } from '../ads/api.ts';
import { clearSessionCookie, endSessions } from '../identity/sessions.ts';
import { inTransaction } from '../kit/database.ts';
import { costlyWork } from '../kit/costly.ts';
import { sendRefusal } from '../kit/edge.ts';
import { createKept } from '../kit/kept.ts';
import { registerApiPage } from '../pages/api-page.ts';
import { registerFiles } from '../pages/files.ts';
import { createKeptPages } from '../pages/kept-pages.ts';
import { registerEmailSamples, registerOutbox, registerPlainStyle } from '../pages/outbox.ts';
import { registerPages } from '../pages/pages.ts';
import { registerRobots } from '../pages/robots.ts';
import type { SharePicture } from '../pages/share.ts';
import { serveSitemap } from '../pages/sitemap.ts';
import type { Accounts } from './accounts.ts';
import type { Foundation } from './foundation.ts';

/** A hundred of them: networks ask for one once, and keep it. */
const sharePicturesBytes = 8_000_000;
/** Two or three parts of it. */
const sitemapBytes = 16_000_000;

/** Last of all, since what no call and no file answers is a page. */
export async function joinPages(
  { kit, config, app, metrics }: Foundation,
  { identity, authenticate, service }: Accounts,
  { adsFor, areClicksWaiting }: Pick<AdsApi, 'adsFor' | 'areClicksWaiting'>,
): Promise<void> {
  const { db, log, addresses } = kit;
  if (!config.isProduction) {
    registerPlainStyle(app);
    registerApiPage(app, service.served);
    registerEmailSamples(app);
    if (config.smtpUrl === undefined || config.twilio === null) registerOutbox(app, db);
  }
  registerRobots(app, { ...kit, securityContact: config.securityContact });
  const sitemap = createKept<string | null>({ ...kit, bytesMax: sitemapBytes });
  serveSitemap(app, { ...kit, kept: sitemap });
  await registerFiles(app, config);
  const kept = createKeptPages({ ...kit, metrics, bytesMax: config.keptPagesBytes });
  const sharePictures = {
    kept: createKept<SharePicture | null>({ ...kit, bytesMax: sharePicturesBytes }),
    draw: costlyWork('share pictures', { waitingOfOne: 4, waitingOfAll: 32 }),
  };
  app.addHook('onClose', async () => {
    kept.stop();
    sitemap.stop();
    sharePictures.kept.stop();
  });
  await registerPages(app, {
    kept,
    adsFor,
    areClicksWaiting,
    callWithin: service.callWithin,
    sharePictures,
    config,
    log,
    authenticate,
    addresses,
    async endSession(session, reply) {
      await inTransaction(db, (tx) => endSessions(tx, identity, session.accountId, { id: session.id }));
      clearSessionCookie(reply, identity);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = service.methodsOf(request.url);
    reply.header('cache-control', 'no-store');
    if (methods.length === 0) return sendRefusal(request, reply, 'request.not_found');
    return sendRefusal(request, reply.header('allow', methods.join(', ')), 'request.method_not_allowed');
  });
}
