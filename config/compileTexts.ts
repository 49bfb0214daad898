import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../src/foundation/i18n/locales.ts';

/**
 * Compiles the message catalogues of `locales/`. Lingui's output is shown only if it fails. The texts of the newsletter
 * form, nearly half of a catalogue, become a file of their own, so that pages without a form do not download them.
 */
const ROOT = join(import.meta.dirname, '..');
const lingui = join(ROOT, 'node_modules/.bin/lingui');
const args = ['compile', '--strict', '--config', join(ROOT, 'config/lingui.config.ts')];
const { status, stdout, stderr } = spawnSync(lingui, args, { cwd: ROOT, encoding: 'utf8' });

/** The footer shows the status without a form. */
const isNewsletter = (id: string) => /^newsletter\.(?!status\.)/.test(id);

/** Moves the newsletter's texts from `messages.json` to `newsletter.json`. */
function splitCatalogue(folder: string): void {
  const { messages } = JSON.parse(readFileSync(join(folder, 'messages.json'), 'utf8'));
  const write = (name: string, belongs: (id: string) => boolean) => {
    const texts = Object.entries(messages).filter(([id]) => belongs(id));
    writeFileSync(join(folder, name), JSON.stringify({ messages: Object.fromEntries(texts) }));
  };
  write('messages.json', (id) => !isNewsletter(id));
  write('newsletter.json', isNewsletter);
}

if (status === 0) {
  for (const locale of locales) splitCatalogue(join(ROOT, 'locales', locale));
} else process.stderr.write(`${stdout}${stderr}`);
process.exitCode = status ?? 1;
