/** @jest-environment node */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createFixtureShop, FILES } from './fixtures/fixtureShop.ts';
import type { Problem } from './problems.ts';

/** Creates a text of about this size (gzip) that compresses badly. */
function dense(bytes: number, word: (hash: string) => string): string {
  const words = Array.from({ length: bytes }, (_, index) =>
    word(createHash('sha256').update(String(index)).digest('hex').slice(0, 8)),
  );
  const size = (count: number) => gzipSync(words.slice(0, count).join('')).length;
  let count = 0;
  while (size(count + 20) < bytes) count += 20;
  return words.slice(0, count).join('');
}

const logo = (bytes: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0${dense(
    bytes - 100,
    (hash) => ` ${Number.parseInt(hash, 16) % 1_000_000}`,
  )}"/></svg>`;

const footer = (bytes: number) =>
  JSON.stringify({
    ...(JSON.parse(FILES['sites/DK/footer.json'] ?? '') as object),
    headline: dense(bytes - 300, (hash) => `${hash} `),
  });

const font = (kilobytes: number) => 'x'.repeat(kilobytes * 1000);

function problemsOf(files: Record<string, string>): Problem[] {
  const shop = createFixtureShop(files);
  try {
    return shop.compile();
  } finally {
    shop.remove();
  }
}

// SHOP-02, SHOP-06, SHOP-09
test('accepts a logo, a footer and a font just below their limits', () => {
  const problems = problemsOf({
    'logo.svg': logo(1950),
    'sites/DK/footer.json': footer(5400),
    'fonts/own.woff2': font(100),
  });
  expect(problems).toEqual([]);
});

// SHOP-02, SHOP-06, SHOP-09
test('reports each file that is too large with its size, the limit and a remedy', () => {
  const problems = problemsOf({
    'logo.svg': logo(2200),
    'sites/DK/flag.svg': logo(2400),
    'sites/DK/footer.json': footer(6000),
    'fonts/own.woff2': font(101),
  });
  const bytes = expect.stringMatching(/^\d{4} bytes gzip$/);
  expect(problems.map(({ file, found, expected }) => [file, found, expected])).toEqual(
    expect.arrayContaining([
      ['logo.svg', bytes, expect.stringMatching(/^at most 2000, .*Use fewer points/)],
      ['sites/DK/flag.svg', bytes, expect.stringMatching(/^at most 2000, .*Use fewer points/)],
      ['sites/DK/footer.json', bytes, expect.stringMatching(/^at most 5500, .*remove links/)],
      ['fonts/own.woff2', '101 kB', expect.stringMatching(/^at most 100 kB, .*to WOFF2/)],
    ]),
  );
  expect(problems).toHaveLength(4);
});
