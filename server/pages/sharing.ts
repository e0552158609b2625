// Photos that a phone shares with the installed dashboard. Its worker takes them; they come here only where it is not there yet. (decision 0164)
import type { FastifyInstance } from 'fastify';
import { type Language, withLanguage } from '../../core/identity/language.ts';
import { pages } from '../../core/identity/pages.ts';
import { sharedPhotos } from '../../core/pictures/shared.ts';

const pathIn = (language: Language): string => withLanguage(pages.sharedPhotos, language);

/** Where a phone sends them, in each language. */
export const sharingPaths: readonly string[] = [pathIn('en'), pathIn('id')];

/** What the manifest says about it. Anything that is a picture is offered; the page says which of them cannot be used. */
export const shareTarget = (language: Language): object => ({
  action: pathIn(language),
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { files: [{ name: sharedPhotos.field, accept: ['image/*'] }] },
});

/** Without the worker nothing of it is kept: it is answered before the photos are read, and the page says what to do. */
export function serveSharing(app: FastifyInstance): void {
  for (const path of sharingPaths)
    app.post(path, {
      onRequest: (_request, reply) => void reply.header('cache-control', 'no-store').redirect(path, 303),
      handler: async () => undefined,
    });
}
