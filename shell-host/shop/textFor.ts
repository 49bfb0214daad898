import { languageOf } from './catalogue/languages.ts';
import type { Language, Site } from './catalogue/languages.ts';

const SWISS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** A text in the language of a site. Switzerland writes German without ß, and quotes «so». */
export function textFor(site: Site, words: Record<Language, string>): string {
  const text = words[languageOf(site)];
  return site === 'CH' ? text.replace(/[ß„“]/g, (sign) => SWISS[sign] ?? sign) : text;
}
