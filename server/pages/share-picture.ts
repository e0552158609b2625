// Draws the picture with which a page is shared: words as paths, so that it looks the same on machines without fonts.
import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { type ShareCard, shareSize } from '../../contract/render.ts';
import { documentFont } from '../kit/document-fonts.ts';

const photoWidth = 500;
const quality = 82;

const colors = {
  paper: '#fbf7f0',
  ink: '#2a1b24',
  soft: '#6d5a63',
  plum: '#6a1e4a',
  gold: '#b58f45',
  line: '#e4d8c6',
  wash: '#f1e7ea',
} as const;

export interface SharePictureTask {
  readonly kind: 'share picture';
  readonly card: ShareCard;
  /** The bytes of the card's photo; null: it has none. */
  readonly photo: Uint8Array | null;
}

const font = (name: string, family: Parameters<typeof documentFont>[0], weight: 400 | 500 | 600) =>
  (['latin', 'latin-ext'] as const).map((script) => ({
    name: script === 'latin' ? name : `${name} wide`,
    weight,
    style: 'normal' as const,
    data: readFileSync(documentFont(family, script, weight)),
  }));
const fonts = [...font('title', 'fraunces', 500), ...font('text', 'plus-jakarta-sans', 400), ...font('text', 'plus-jakarta-sans', 600)];

/** What our fonts have no letters for would be drawn as empty boxes: it is written without its marks, else left out. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .replace(/[ĂăĨĩŨũƠơƯư\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u2010-\u2027\u20ac\u2212]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

type Style = Readonly<Record<string, string | number>>;
interface Box {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Style;
    readonly children?: string | readonly Box[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}
const box = (style: Style, children?: string | readonly Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});
const drawn = (svg: string, width: number, height = width): Box => ({
  type: 'img',
  key: null,
  props: { style: {}, src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height },
});

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 3 20 23"><path d="M7 25V14.5a9 9 0 0 1 18 0V25" fill="none" stroke="${colors.plum}" stroke-width="1.8" stroke-linecap="round"/><path d="M11.5 25v-9.6a4.5 4.5 0 0 1 9 0V25" fill="none" stroke="${colors.gold}" stroke-width="1.5" stroke-linecap="round"/><circle cx="16" cy="5.2" r="1.5" fill="${colors.gold}"/></svg>`;
const star = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="${colors.gold}" d="M10 1.800l2.5 5.3 5.8.8-4.2 4 1 5.800L10 14.900l-5.1 2.8 1-5.8-4.2-4 5.8-.8z"/></svg>`;
const ornament = ({ wash, line, gold }: ShareCard['drawing']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 52 52" fill="none" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round"><path d="${wash}" fill="${colors.plum}" fill-opacity="0.1"/><path d="${line}" stroke="${colors.plum}"/><path d="${gold}" stroke="${colors.gold}"/></svg>`;

const kickerStyle = {
  display: 'block',
  fontSize: 26,
  letterSpacing: 2,
  textTransform: 'uppercase',
  color: colors.plum,
  fontWeight: 600,
  lineClamp: 1,
} as const;

function words({ kicker, heading, price, rating }: ShareCard): Box {
  const title = drawable(heading);
  const facts = [
    ...(rating === null
      ? []
      : [
          box({ alignItems: 'center', gap: 12, fontSize: 32 }, [
            drawn(star, 34),
            box({ fontWeight: 600, color: colors.ink }, rating.stars),
            box({ color: colors.soft }, rating.reviews),
          ]),
        ]),
    ...(price === null ? [] : [box({ fontSize: 32, color: colors.ink, fontWeight: 600 }, drawable(price))]),
  ];
  return box({ flexDirection: 'column', gap: 20 }, [
    ...(kicker === '' ? [] : [box(kickerStyle, drawable(kicker))]),
    box(
      {
        display: 'block',
        fontFamily: 'title, title wide',
        fontSize: title.length > 44 ? 50 : title.length > 24 ? 60 : 72,
        lineHeight: 1.12,
        color: colors.ink,
        lineClamp: 4,
      },
      title,
    ),
    ...facts,
  ]);
}

/** The picture as JPEG, as large as `shareSize`. */
export async function sharePicture({ card, photo }: Omit<SharePictureTask, 'kind'>): Promise<Buffer> {
  const { width, height } = shareSize;
  const drawing = box({ width: photoWidth, height, alignItems: 'center', justifyContent: 'center', backgroundColor: colors.wash }, [
    drawn(ornament(card.drawing), 320),
  ]);
  const text = box(
    {
      width: width - photoWidth,
      height,
      padding: '56px 48px 52px 64px',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexShrink: 0,
    },
    [
      box({ alignItems: 'center', gap: 16, fontFamily: 'title, title wide', fontSize: 34, color: colors.plum }, [
        drawn(mark, 35, 40),
        box({}, 'Pelaminan'),
      ]),
      words(card),
    ],
  );
  // A photo is laid over its side afterwards.
  const sheet = box(
    { width, height, backgroundColor: colors.paper, fontFamily: 'text, text wide' },
    photo === null ? [text, drawing] : [text],
  );
  const svg = await satori(sheet, { width, height, fonts });
  const picture = sharp(Buffer.from(svg), { limitInputPixels: 4 * width * height });
  if (photo !== null) {
    const cut = await sharp(photo).resize(photoWidth, height, { fit: 'cover', position: 'attention' }).toBuffer();
    picture.composite([{ input: cut, left: width - photoWidth, top: 0 }]);
  }
  return picture.flatten({ background: colors.paper }).jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
}
