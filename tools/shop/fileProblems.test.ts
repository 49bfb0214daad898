/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from './fixtures/fixtureShop.ts';
import { matching, problemLine } from './fixtures/problemLines.ts';
import { shopOfTest } from './fixtures/shopOfTest.ts';

const tokensText = FILES['tokens.css'] ?? '';

const create = shopOfTest();

const problemsOf = (changes: Record<string, string | undefined>) =>
  create(changes).compile().map(problemLine);

// SHOP-09
test('reports unknown fields, icons and logos of a footer, and unsafe addresses', () => {
  const problems = problemsOf({
    'sites/DK/footer.json': JSON.stringify({
      teaserGroups: [
        { heading: { iconName: 'facebok', link: { url: '/pay', text: 'Payment' } }, links: [] },
        { heading: { link: { url: '', text: '' } } },
      ],
      legalLinks: [
        { url: 'javascript:alert(1)', text: 'Terms' },
        { url: '/terms', text: 'Terms', icon: 'x' },
      ],
      qualityLogos: { logos: [{ image: { label: 'Mark', source: 'mark' } }] },
    }),
    'sites/INT/footer.json': '[]',
  });
  const DK = '^sites/DK/footer.json ';
  expect(problems).toEqual(
    matching(
      new RegExp(`${DK}teaserGroups.0.heading.iconName: "facebok" / an icon: android`),
      new RegExp(`${DK}teaserGroups.1.heading.link.text: nothing / a text`),
      new RegExp(`${DK}legalLinks.0.url: "javascript:.*" / a path, an absolute http`),
      new RegExp(`${DK}legalLinks.1.icon: an unknown name / one of url, text, hideInClassic`),
      new RegExp(`${DK}qualityLogos.logos.0.image.source: "mark" / a logo of footerLogos.*visa`),
      /^sites\/INT\/footer.json : an object \/ a footer with at least one group of links/,
    ),
  );
});

// SHOP-07
test('reports unknown tokens, invalid values and missing fonts', () => {
  const problems = problemsOf({
    'tokens.css': tokensText
      .replace('light-dark(#445566, #c3d0dd)', 'light-dark(#aab, #c3d0dd)')
      .replace('light-dark(#a3123a, #ff9eb4)', 'light-dark(#a3123a, reddish)')
      .replace('light-dark(#1c6440, #8fd6ac)', 'light-dark(#1c6440, #8fd6ac, red)')
      .replace('--fascia-radius: 0;', '--fascia-raduis: 0;\n  color: red;')
      .replace('fonts/own.woff2', 'fonts/other.woff2')
      .concat('.button { color: red; }\n'),
  });
  expect(problems).toEqual(
    expect.arrayContaining(
      matching(
        /--fascia-ink-soft: a contrast of \d\.\d\d on surface in the light scheme \/ at least 4.5/,
        /line \d+: reddish \/ a colour/,
        /line \d+: --fascia-success without a value \/ a value, or light-dark/,
        /line \d+: --fascia-raduis \/ a design token/,
        /line \d+: color \/ a design token/,
        /line \d+: fonts\/other.woff2, which does not exist \/ a file of the shop’s folder/,
      ),
    ),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/line \d+: \.button \/ design tokens on :root/),
  );
});

// SHOP-02
test('reports files that cannot be read and writes nothing', () => {
  const { folder, generated, compile } = create({
    'sites/DK/texts.po': 'msgid "newsletter.link.sample"\nmsgstr "Klub\n',
    'sites/DK/footer.json': '{ "legalLinks": [ }',
  });
  for (const file of ['logo.svg', 'texts/da-DK.po']) {
    rmSync(join(folder, file), { force: true });
    mkdirSync(join(folder, file));
  }
  writeFileSync(
    join(folder, 'texts/en.po'),
    'msgid "account.community"\nmsgstr "Häfen"\n',
    'latin1',
  );
  const found = compile().map((problem) => `${problem.file} ${problem.path}: ${problem.found}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'sites/DK/texts.po line 2: msgstr "Klub',
      expect.stringMatching(/^sites\/DK\/footer.json : .*JSON/),
      'logo.svg : a folder',
      'texts/da-DK.po : a folder',
      'texts/en.po : bytes that are not UTF-8',
    ]),
  );
  expect(existsSync(generated)).toBe(false);
});

test('accepts a link to a site’s folder and a byte order mark', () => {
  const { folder, compile } = create({
    'sites/INT/footer.json': `\uFEFF${FILES['sites/INT/footer.json']}`,
    'texts/en.po': `\uFEFF${FILES['texts/en.po']}`,
  });
  renameSync(join(folder, 'sites/DK'), join(folder, 'DK'));
  symlinkSync(join(folder, 'DK'), join(folder, 'sites/DK'));
  expect(compile()).toEqual([]);
});
