import type * as z from 'zod';
import type { appData } from '../../../contract/credit.ts';

type AppData = z.infer<typeof appData>;

const cookieName = 'mobile_app';
const textLengthMax = 40;

/**
 * What the mobile app that shows these pages says of itself, from its cookie; undefined in a browser. A cookie of another shape is as
 * if it were not there: it must never stand between a vendor and a checkout. (spec 3, Credit order)
 */
export function appDataIn(cookies: string): AppData | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${cookieName}=`));
  if (pair === undefined) return undefined;
  const { app_name, app_version_code, app_version_number, platform } = parsed(pair.slice(cookieName.length + 1));
  const isComplete =
    isText(app_name) && isText(app_version_number) && isText(platform) && (isText(app_version_code) || isWhole(app_version_code));
  return isComplete ? { app_name, app_version_code, app_version_number, platform } : undefined;
}

function parsed(text: string): Readonly<Partial<Record<keyof AppData, unknown>>> {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= textLengthMax;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
