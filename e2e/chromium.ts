// Any Chromium: CHROMIUM_PATH, a system one, else the one inside the npm package @sparticuz/chromium (Linux, nothing to install).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What every browser of the journeys is started with. Pages live for seconds: scripts run before they would have been worth optimising, and half a
 * second of the processor for each look of axe is saved without it.
 */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--js-flags=--no-opt --no-maglev',
];

/** Without pictures (journeys about them have them: `withPictures`). The rest is what Playwright says of the mouse, which this takes the place of. */
export const noPictures =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export type Chromium = { readonly executablePath: string; readonly env: Record<string, string> };

const system = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium');

/** Unpacks the packaged browser with the libraries that slim images lack, and answers where it is. */
const unpack = `
  import chromium, { inflate } from '@sparticuz/chromium';
  const browser = await chromium.executablePath();
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
  console.log(browser);`;

const ownEnv = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

function packaged(): Chromium {
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the folder for temporary files; one of our own does not clash with other users of the machine.
  const env = { ...ownEnv(), TMPDIR: cache };
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env,
    encoding: 'utf8',
  });
  const fonts = path.join(cache, 'fonts');
  // The packaged fonts.conf names a folder that is not there; with no font found every text is 0 px wide and "not visible".
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`,
  );
  return {
    executablePath: printed.trim().split('\n').at(-1) ?? '',
    env: { ...ownEnv(), LD_LIBRARY_PATH: path.join(cache, 'al2023', 'lib'), FONTCONFIG_PATH: fonts },
  };
}

/** Found once a run: the workers inherit the environment of the process that looked first. */
export function findChromium(): Chromium {
  const known = process.env['E2E_CHROMIUM'];
  if (known !== undefined) return JSON.parse(known) as Chromium;
  const installed = [process.env['CHROMIUM_PATH'], ...system].find((file) => file !== undefined && existsSync(file));
  const chromium = installed === undefined ? packaged() : { executablePath: installed, env: ownEnv() };
  process.env['E2E_CHROMIUM'] = JSON.stringify(chromium);
  return chromium;
}
