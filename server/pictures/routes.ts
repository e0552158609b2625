import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/pictures.ts';
import { orUnavailable } from '../files/api.ts';
import type { Service } from '../kit/serve.ts';
import { FilesOutage } from '../ports/files.ts';
import type { Pictures } from './api.ts';
import type { PicturesContext } from './context.ts';
import { cutAnew, describePicture, readOwn, sendOriginal } from './cut.ts';
import { deletePicture, registerPictureJobs, sweepPictures } from './forget.ts';
import { readPortfolio, readProfilePicture, savePortfolio, saveProfilePicture } from './portfolio.ts';
import { endingOf, type FileKind, mediaTypeOf, storeName } from './present.ts';
import { takeIn, type Uploader } from './take-in.ts';

const uploaderOf = ({ accountId, vendor }: { readonly accountId: number; readonly vendor: { readonly id: number } }): Uploader => ({
  accountId,
  vendorId: vendor.id,
});

/** Binds the calls of pictures. */
export function registerPictures({ serve, app }: Service, ctx: PicturesContext): Pictures {
  serve(contract.uploadPicture, async ({ session, readFile, idempotencyKey }) => ({
    data: await orUnavailable(ctx, takeIn(ctx, uploaderOf(session), idempotencyKey, readFile)),
  }));
  serve(contract.getPicture, async ({ session, params }) => ({ data: await readOwn(ctx, session.vendor.id, params.id) }));
  serve(contract.openOriginal, ({ session, params, reply }) => orUnavailable(ctx, sendOriginal(ctx, session.vendor.id, params.id, reply)));
  serve(contract.cropPicture, async ({ session, params, body }) => ({
    data: await orUnavailable(ctx, cutAnew(ctx, uploaderOf(session), params.id, body)),
  }));
  serve(contract.describePicture, async ({ session, params, body }) => ({
    data: await describePicture(ctx, session.vendor.id, params.id, body.alt),
  }));
  serve(contract.deletePicture, ({ session, params }) => orUnavailable(ctx, deletePicture(ctx, session.vendor.id, params.id)));
  serve(contract.getPortfolio, async ({ session }) => ({ data: await readPortfolio(ctx.db, session.vendor.id) }));
  serve(contract.savePortfolio, async ({ session, body }) => ({ data: await savePortfolio(ctx, session.vendor.id, body) }));
  serve(contract.getProfilePicture, async ({ session }) => ({ data: await readProfilePicture(ctx.db, session.vendor.id) }));
  serve(contract.saveProfilePicture, async ({ session, body }) => ({
    data: await saveProfilePicture(ctx, session.vendor.id, body.picture),
  }));
  registerPictureJobs(ctx);
  serveFiles(app, ctx);
  return {
    takeInOf: (uploader, key, readFile) => orUnavailable(ctx, takeIn(ctx, uploader, key, readFile)),
    sweep: () => sweepPictures(ctx),
  };
}

const fileShape = /^([0-9a-f]{12})-([1-9][0-9]{1,4})\.(webp|jpg)$/;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const kindOf = (ending: string | undefined): FileKind => (ending === endingOf.webp ? 'webp' : 'jpeg');

/** Hands out the files themselves, to everyone: they never change under their address. Anything that is not one of our names is not found. */
function serveFiles(app: FastifyInstance, { files, log }: Pick<PicturesContext, 'files' | 'log'>): void {
  app.get<{ Params: { id: string; file: string } }>('/media/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, mark, width, ending] = fileShape.exec(file) ?? [];
    if (mark === undefined || !idShape.test(id)) return reply.callNotFound();
    const kind = kindOf(ending);
    try {
      const bytes = await files.get(storeName(id, mark, Number(width), kind));
      if (!bytes) return reply.callNotFound();
      return await reply
        .headers({
          'content-type': mediaTypeOf[kind],
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    } catch (fault) {
      if (!(fault instanceof FilesOutage)) throw fault;
      log.warn({ err: fault }, 'files outage');
      return reply.status(503).header('retry-after', '5').header('cache-control', 'no-store').send();
    }
  });
}
