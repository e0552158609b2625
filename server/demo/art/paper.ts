// Scissors and pen: the few marks every picture is made of, as SVG text kept short.

/** A number as short as it can be written without being seen: one decimal, none for whole numbers. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${n2(opacity)}"`);
const n2 = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

/** A cut piece. */
export const cut = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`;

/** A drawn line. The sheet fills nothing by itself, so lines need not say that they are not filled. */
export const pen = (d: string, stroke: string, width = 1.3, opacity = 1): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${n2(width)}"${opacityOf(opacity)}/>`;

/** A cut piece with a drawn edge. */
export const inked = (d: string, fill: string, stroke: string, width = 1.3): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${n2(width)}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width = 1.3, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke="${stroke}" stroke-width="${n2(width)}"${opacityOf(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius > 0 ? ` rx="${n(radius)}"` : ''} fill="${fill}"${opacityOf(opacity)}/>`;

export const frame = (x: number, y: number, width: number, height: number, stroke: string, lineWidth = 1.3, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius > 0 ? ` rx="${n(radius)}"` : ''} stroke="${stroke}" stroke-width="${n2(lineWidth)}"/>`;

const transformOf = (x: number, y: number, scale: number, turn: number): string =>
  [
    x === 0 && y === 0 ? '' : `translate(${n(x)} ${n(y)})`,
    turn === 0 ? '' : `rotate(${n(turn)})`,
    scale === 1 ? '' : `scale(${n2(scale)})`,
  ].join('');

/** The marks moved to a place, then turned, then scaled. */
export const at = (x: number, y: number, marks: string, scale = 1, turn = 0): string => {
  const transform = transformOf(x, y, scale, turn);
  return transform === '' ? marks : `<g transform="${transform}">${marks}</g>`;
};

/** Another copy of marks that were given a name. */
export const copy = (name: string, x: number, y: number, scale = 1, turn = 0): string => {
  if (scale === 1 && turn === 0) return `<use href="#${name}"${x === 0 ? '' : ` x="${n(x)}"`}${y === 0 ? '' : ` y="${n(y)}"`}/>`;
  const transform = transformOf(x, y, scale, turn);
  return `<use href="#${name}"${transform === '' ? '' : ` transform="${transform}"`}/>`;
};

/** Gives marks a name for copies; they are drawn where they stand, too. */
export const named = (name: string, marks: string): string => `<g id="${name}">${marks}</g>`;

/** Marks that are only there to be copied. */
export const stencil = (name: string, marks: string): string => `<defs><g id="${name}">${marks}</g></defs>`;

/** The marks and their mirror image about the vertical axis. */
export const mirrored = (name: string, marks: string): string => `${named(name, marks)}<use href="#${name}" transform="scale(-1 1)"/>`;

/** `count` copies turned evenly about the origin. */
export const wheel = (name: string, count: number, marks: string): string =>
  named(name, marks) + Array.from({ length: count - 1 }, (_, step) => copy(name, 0, 0, 1, ((step + 1) * 360) / count)).join('');

/** A row of things, joined. */
export const row = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

/** Round dots of one size and colour. */
export const dots = (points: readonly (readonly [x: number, y: number])[], color: string, size: number): string =>
  `<path d="${points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}" stroke="${color}" stroke-width="${n(size)}"/>`;

/** Gold, as the sheet defines it. */
export const gold = 'url(#g)';
