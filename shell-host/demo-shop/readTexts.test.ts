/** @jest-environment node */
import { readTexts } from './readTexts.ts';
import { languages } from './sites.ts';
import { insertions } from './testing/textTables.ts';

const folders = ['catalogue/texts', 'navigation/texts', 'pages/texts', 'promotions/texts'];

test.each(folders.flatMap((folder) => languages.map((language) => [folder, language] as const)))(
  '%s/%s.json has the texts, placeholders and markup of the German file',
  (folder, language) => {
    const texts = readTexts<object>(folder);
    expect(insertions(texts[language])).toEqual(insertions(texts.de));
  },
);
