/** One ornament on a 48 × 48 sheet: ink lines, gold lines and a soft wash beneath them, each as path data. */
export interface Drawing {
  readonly line: string;
  readonly gold: string;
  readonly wash: string;
}

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A rectangle with round corners as path data. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** Petals around a centre: each a drop from the centre outwards, the first upwards, as path data. */
export function petals(x: number, y: number, length: number, width: number, count: number, turn = 0): string {
  const round = (n: number) => Math.round(n * 100) / 100;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i / count) * 360 + turn) * (Math.PI / 180);
    const at = (along: number, across: number) =>
      `${round(x + Math.sin(angle) * along + Math.cos(angle) * across)} ${round(y - Math.cos(angle) * along + Math.sin(angle) * across)}`;
    return `M${x} ${y}C${at(length * 0.35, -width)} ${at(length * 0.95, -width)} ${at(length, 0)}C${at(length * 0.95, width)} ${at(length * 0.35, width)} ${x} ${y}`;
  }).join('');
}

/** A star in a square of 20, as path data. */
export const star = 'M10 1.800l2.5 5.3 5.8.8-4.2 4 1 5.800L10 14.900l-5.1 2.8 1-5.8-4.2-4 5.8-.8z';
