// Connects pages and their files and, outside production, the pages for developers.
import { clearSessionCookie, endSessions } from '../identity/sessions.ts';
import { inTransaction } from '../kit/database.ts';
import { sendRefusal } from '../kit/edge.ts';
import { registerApiPage } from '../pages/api-page.ts';
import { registerFiles } from '../pages/files.ts';
import { createKeptPages } from '../pages/kept-pages.ts';
import { registerOutbox, registerPlainStyle } from '../pages/outbox.ts';
import { registerPages } from '../pages/pages.ts';
import { registerRobots } from '../pages/robots.ts';
import type { Accounts } from './accounts.ts';
import type { Foundation } from './foundation.ts';

/** Last of all, since what no call and no file answers is a page. */
export async function joinPages({ kit, config, app, metrics }: Foundation, { identity, authenticate, service }: Accounts): Promise<void> {
  const { db, log, addresses } = kit;
  if (!config.isProduction) {
    registerPlainStyle(app);
    registerApiPage(app, service.served);
    if (config.smtpUrl === undefined || config.twilio === null) registerOutbox(app, db);
  }
  registerRobots(app, { ...kit, securityContact: config.securityContact });
  await registerFiles(app, config);
  const kept = createKeptPages({ ...kit, metrics, bytesMax: config.keptPagesBytes });
  app.addHook('onClose', async () => kept.stop());
  await registerPages(app, {
    kept,
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
