import { accept, type Outcome, refuse } from '../outcome.ts';
import { pictureRules } from './rules.ts';

/** A part of a picture, in shares of its sides from 0 to 1, from its left and its top, after it was turned. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3;
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The same part in whole pixels of the picture after it was turned. */
export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
  readonly turns: Turns;
}

/** What is lost where shares are written down and read again: of the largest picture less than half a pixel. */
const SLACK = 1e-6;

/** How large a picture is after it was turned. */
export const sizeAfterTurns = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/**
 * The pixels of a crop; null is the whole picture. Refuses `pictures.crop_invalid` for a part that is not inside, and
 * `pictures.crop_too_small` when what is left is too small to be shown. (decision 0039)
 */
export function cutOf(original: Size, turns: Turns, crop: Crop | null): Outcome<Cut, 'pictures.crop_invalid' | 'pictures.crop_too_small'> {
  const whole = sizeAfterTurns(original, turns);
  if (crop === null) return accept({ left: 0, top: 0, ...whole, turns });
  const { x, y, width, height } = crop;
  const isInside =
    [x, y, width, height].every((share) => share >= 0) && width > 0 && height > 0 && x + width <= 1 + SLACK && y + height <= 1 + SLACK;
  if (!isInside) return refuse({ code: 'pictures.crop_invalid', field: 'crop' });
  const [left, right] = [Math.round(x * whole.width), Math.round((x + width) * whole.width)];
  const [top, bottom] = [Math.round(y * whole.height), Math.round((y + height) * whole.height)];
  if (Math.min(right - left, bottom - top) < pictureRules.sidePixelsMin)
    return refuse({ code: 'pictures.crop_too_small', field: 'crop', params: { minimum: pictureRules.sidePixelsMin } });
  return accept({ left, top, width: right - left, height: bottom - top, turns });
}

/** How far a picture may be drawn closer so that a part of this shape is still large enough, also in whole pixels; at least 1. */
export function zoomMaxOf(original: Size, turns: Turns, aspect: number | null): number {
  const { width, height } = largestOf(sizeAfterTurns(original, turns), aspect);
  return Math.max(1, Math.min(width, height) / (pictureRules.sidePixelsMin + 1));
}

/** The largest part of a shape (width by height) that fits into a size; the size itself when any shape will do. */
export function largestOf(size: Size, aspect: number | null): Size {
  if (aspect === null) return size;
  return size.width / size.height > aspect
    ? { width: size.height * aspect, height: size.height }
    : { width: size.width, height: size.width / aspect };
}

/** What one looks at while cutting: how much closer than the largest part of the shape, and where its middle is, in shares. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly turns: Turns;
}

/** The crop a view shows: always inside, always of the shape. */
export function cropOf(original: Size, { zoom, x, y, turns }: View, aspect: number | null): Crop {
  const whole = sizeAfterTurns(original, turns);
  const largest = largestOf(whole, aspect);
  const width = largest.width / whole.width / zoom;
  const height = largest.height / whole.height / zoom;
  const within = (middle: number, share: number) => Math.min(Math.max(middle - share / 2, 0), Math.max(1 - share, 0));
  return { x: within(x, width), y: within(y, height), width, height };
}

/** The view that shows a crop, as nearly as its shape allows. */
export function viewOf(original: Size, turns: Turns, crop: Crop | null, aspect: number | null): View {
  if (crop === null) return { zoom: 1, x: 0.5, y: 0.5, turns };
  const whole = sizeAfterTurns(original, turns);
  const largest = largestOf(whole, aspect);
  const zoom = Math.min(largest.width / whole.width / crop.width, largest.height / whole.height / crop.height);
  const limit = zoomMaxOf(original, turns, aspect);
  return { zoom: Math.min(Math.max(zoom, 1), limit), x: crop.x + crop.width / 2, y: crop.y + crop.height / 2, turns };
}
