import { Miniflare } from 'miniflare';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

const CONFIGURATION = join(import.meta.dirname, '../worker/wrangler.jsonc');

/** The parts of wrangler.jsonc that influence how the worker runs. */
interface WranglerConfiguration {
  compatibility_date: string;
  main: string;
  assets: { directory: string; html_handling: 'none'; not_found_handling: 'none' };
  vars: Record<string, string>;
}

/** Parses wrangler.jsonc, which has comments on their own lines and trailing commas. */
function readConfiguration(): WranglerConfiguration {
  const text = readFileSync(CONFIGURATION, 'utf8');
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, ''));
}

interface HeaderRule {
  set: Record<string, string>;
  unset: string[];
}

/** Parses a `_headers` file into the form that wrangler creates. */
function parseHeaderRules(text: string) {
  const rules: Record<string, HeaderRule> = {};
  let rule: HeaderRule | undefined;
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) rule = rules[line] = { set: {}, unset: [] };
    else if (line.startsWith('  ! ')) rule?.unset.push(line.slice(4));
    else if (rule) rule.set[line.slice(2, line.indexOf(':'))] = line.slice(line.indexOf(':') + 2);
  }
  return { version: 2 as const, rules };
}

interface Options {
  shopOrigin: string;
  /** The folder with `worker.js` and `assets/`. */
  folder: string;
}

export interface RunningWorker {
  origin: string;
  /** Output of the worker. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts the built worker in workerd with the configuration of wrangler.jsonc and another shop. */
export async function startWorker({ shopOrigin, folder }: Options): Promise<RunningWorker> {
  const { compatibility_date, main, assets, vars } = readConfiguration();
  const built = (path: string) => resolve(folder, path.replace(/^(\.\.\/)+dist\/worker\//, ''));
  const directory = built(assets.directory);
  const log: string[] = [];
  const miniflare = new Miniflare({
    compatibilityDate: compatibility_date,
    modules: [{ type: 'ESModule', path: built(main) }],
    bindings: { ...vars, SHOP_ORIGIN: shopOrigin },
    assets: {
      directory,
      routerConfig: { has_user_worker: true },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
        headers: parseHeaderRules(readFileSync(join(directory, '_headers'), 'utf8')),
      },
    },
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const stream of [stdout, stderr]) {
        stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      }
    },
  });
  const { origin } = await miniflare.ready;
  return { origin, log, close: () => miniflare.dispose() };
}
