import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readPo } from '../texts/readPo.ts';

const ROOT = join(import.meta.dirname, '../..');
const FALLBACKS: Readonly<Record<string, string>> = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' };

/** The footer shows the status without a form. */
const isNewsletter = (id: string) => /^newsletter\.(?!status\.)/.test(id);

/** What a shop says differently in a locale, compiled. */
function ownTexts(folder: string, locale: string): [string, unknown][] {
  const file = join(folder, 'texts', `${locale}.po`);
  if (!existsSync(file)) return [];
  return readPo(readFileSync(file, 'utf8')).map(([id, text]) => [id, compileMessage(text)]);
}

/**
 * The texts of a shop's locales: those of the product, and over them the shop's own. The newsletter form's, nearly half
 * of them, are a file of their own, so that pages without a form do not download them.
 */
export function writeTexts(folder: string, locales: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const locale of locales) {
    const path = join(ROOT, 'locales', locale, 'messages.json');
    const { messages } = JSON.parse(readFileSync(path, 'utf8'));
    const fallback = FALLBACKS[locale];
    const own = [...(fallback ? ownTexts(folder, fallback) : []), ...ownTexts(folder, locale)];
    const texts = Object.entries({ ...messages, ...Object.fromEntries(own) });
    const write = (name: string, belongs: (id: string) => boolean) => {
      const chosen = Object.fromEntries(texts.filter(([id]) => belongs(id)));
      files.set(name, JSON.stringify({ messages: chosen }));
    };
    write(`texts/${locale}.json`, (id) => !isNewsletter(id));
    write(`texts/newsletter-${locale}.json`, isNewsletter);
  }
  return files;
}
