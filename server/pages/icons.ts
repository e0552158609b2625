// The icon of the product as devices want it: for tabs, for home screens, and the manifest that names it.
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Language } from '../../core/identity/gate.ts';
import { withLanguage } from '../../core/identity/language.ts';
import { pages } from '../../core/identity/pages.ts';
import { manifestTexts, shortcutNames } from '../../texts/manifest.ts';
import { shareTarget } from './sharing.ts';

const daySeconds = 86_400;
const colors = { paper: '#fbf7f0', plum: '#6a1e4a' } as const;
const sizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
const maskableSizes = { '/icon-maskable-192.png': 192, '/icon-maskable-512.png': 512 } as const;
/** Devices cut a maskable icon to any shape within a circle of four fifths of its width. */
const maskedShare = 0.7;
/** What a long press on the icon offers. */
const shortcuts = ['inbox', 'quotationNew', 'calendar'] as const;
const tabPixels = 32;
type Named = 'marketplace' | 'dashboard';

/** The tags with which a page of an area names them. */
export const iconTags = (area: string, language: Language): string =>
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png" /><link rel="manifest" href="/${area === 'marketplace' ? 'marketplace' : 'dashboard'}-${language}.webmanifest" />`;

/** `svg` is the icon of the tabs. */
export function serveIcons(app: FastifyInstance, svg: Buffer): void {
  const drawn = new Map<number, Promise<Buffer>>();
  /** A square without round corners: devices cut it themselves. */
  const draw = (size: number): Promise<Buffer> => {
    const known =
      drawn.get(size) ??
      sharp(svg, { density: 72 * Math.ceil(size / tabPixels) })
        .resize(size, size)
        .flatten({ background: colors.plum })
        .png()
        .toBuffer();
    drawn.set(size, known);
    return known;
  };
  const drawMaskable = async (size: number): Promise<Buffer> => {
    const edge = Math.round((size * (1 - maskedShare)) / 2);
    const inner = await draw(size - 2 * edge);
    return sharp(inner).extend({ top: edge, bottom: edge, left: edge, right: edge, background: colors.plum }).png().toBuffer();
  };
  const keep = `public, max-age=${daySeconds}`;
  for (const [path, size] of Object.entries(sizes))
    app.get(path, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', keep)
        .send(await draw(size)),
    );
  for (const [path, size] of Object.entries(maskableSizes))
    app.get(path, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', keep)
        .send(await drawMaskable(size)),
    );
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', keep)
      .send(asIco(await draw(tabPixels))),
  );
  for (const area of ['marketplace', 'dashboard'] as const)
    for (const language of ['en', 'id'] as const)
      app.get(`/${area}-${language}.webmanifest`, async (_request, reply) =>
        reply
          .type('application/manifest+json')
          .header('cache-control', keep)
          .send(JSON.stringify(manifestOf(area, language))),
      );
}

function manifestOf(area: Named, language: Language): object {
  const { name, description } = manifestTexts[language][area];
  const start = withLanguage(area === 'dashboard' ? pages.dashboard : '/', language);
  return {
    // The same in both languages: it is one thing on a home screen.
    id: area === 'dashboard' ? pages.dashboard : start,
    name,
    short_name: 'Pelaminan',
    description,
    lang: language,
    start_url: start,
    scope: '/',
    display: area === 'dashboard' ? 'standalone' : 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      ([192, 512] as const).map((size) => ({
        src: `/${purpose === 'any' ? 'icon' : 'icon-maskable'}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    ...(area === 'dashboard' && {
      share_target: shareTarget(language),
      shortcuts: shortcuts.map((shortcut) => ({
        name: shortcutNames[language][shortcut],
        url: withLanguage(pages[shortcut], language),
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
    }),
  };
}

/** One PNG in the container of old browsers: a head of six bytes, an entry of sixteen, the picture. */
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(tabPixels, 6);
  head.writeUInt8(tabPixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
