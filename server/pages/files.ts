import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { webFolder } from './assets.ts';
import { keptBuildsIn } from './kept-builds.ts';

/** Built assets never change under their name; pictures of vendors neither. */
export async function registerFiles(app: FastifyInstance, config: Config): Promise<void> {
  const publicFiles = path.join(config.dataDir, 'files', 'public');
  mkdirSync(publicFiles, { recursive: true, mode: 0o700 });
  const forEver = { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore', decorateReply: false } as const;
  // Pages show them from the image host, which may be of another site.
  if (config.imageUrl !== null)
    app.addHook('onRequest', async ({ url }, reply) => {
      if (url.startsWith('/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    });
  mkdirSync(webFolder, { recursive: true });
  const builds = keptBuildsIn(config.dataDir);
  mkdirSync(builds, { recursive: true, mode: 0o700 });
  await app.register(fastifyStatic, { ...forEver, root: [webFolder, builds], prefix: '/vendor-dashboard/assets/', preCompressed: true });
  await app.register(fastifyStatic, { ...forEver, root: publicFiles, prefix: '/media/', preCompressed: true });
}
