import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { Engine } from '../../../config/playwright/engines.ts';
import { findProgram, type Program } from '../../../config/playwright/programs.ts';
import { launchChromium } from './chromiumBrowser.ts';
import type { Browser } from './driver.ts';
import { launchFirefox } from './firefoxBrowser.ts';
import { launchWebKit } from './webkitBrowser.ts';

/** @throws {Error} If the program is not installed. */
function pathOf(program: Program): string {
  const path = findProgram(program);
  if (!path) throw new Error(`${program} is not installed`);
  return path;
}

/** Unpacks Chromium 111, the lowest supported version, once. @returns the path of its executable. */
async function unpackChromium111(): Promise<string> {
  const packageFile = createRequire(import.meta.url).resolve('chromium-111');
  const source = join(dirname(packageFile), '../bin/chromium.br');
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/chromium-111');
  const target = join(folder, 'chromium');
  if (existsSync(target)) return target;
  mkdirSync(folder, { recursive: true });
  // Workers may unpack at the same time: each writes its own file.
  const unfinished = `${target}.${process.pid}`;
  await pipeline(
    createReadStream(source),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  renameSync(unfinished, target);
  return target;
}

/** Debian installs MiniBrowser in a folder that depends on the machine's architecture, and not in `PATH`. */
function findMiniBrowser(): string {
  const [path] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!path) throw new Error('WebKitGTK’s MiniBrowser is not installed');
  return path;
}

/** @throws {Error} If the engine's program is not installed. */
export async function launchEngine(engine: Engine): Promise<Browser> {
  switch (engine) {
    case 'chromium':
      return launchChromium(pathOf('chromium'));
    case 'chromium-111':
      return launchChromium(await unpackChromium111());
    case 'firefox':
      return launchFirefox(pathOf('firefox'));
    case 'webkit':
      return launchWebKit(pathOf('webkit'), findMiniBrowser());
  }
}
