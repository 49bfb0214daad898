/** @jest-environment node */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { checkShop } from './checkShop.ts';
import {
  NAVIGATION,
  NO_STORE,
  WORLDS,
  answer,
  asked,
  check,
  description,
  origin,
  originOf,
  setFaulty,
} from './testing/faultyShop.ts';

// HOST-99
test('the check stops after the first requests that time out, but not after an answer', async () => {
  let count = 0;
  const silent = createServer(() => {
    count += 1;
  });
  const { text, requests } = await checkShop(await originOf(silent), ['DE', 'AT'], description, {
    timeoutMs: 2_200,
  });
  silent.closeAllConnections();
  silent.close();
  expect(text).toMatch(
    /^No service answers: none within 2.2 s\nStopped after the first \d requests/,
  );
  expect(requests).toBe(count);
  expect(requests).toBeLessThan(8);
});

// HOST-99
test('a body that is too long, also after decompression, is listed and not read to its end', async () => {
  let sent = 0;
  const block = Buffer.alloc(1_000_000, ' ');
  setFaulty({
    [WORLDS]: (_, response) => {
      response.writeHead(200, { ...NO_STORE, 'Content-Type': 'application/json' });
      const send = () => {
        sent += 1;
        if (sent > 100) response.end();
        else response.write(block, (error) => (error ? undefined : send()));
      };
      send();
    },
    [NAVIGATION]: (_, response) => {
      const type = { ...NO_STORE, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
      response.writeHead(200, type).end(gzipSync(Buffer.alloc(6_000_000, ' ')));
    },
  });
  const { lines } = await check(['DE']);
  expect(lines).toContain('all 200 body at most 5 MB more than 5 MB');
  expect(lines).toContain('DE 200 body at most 5 MB more than 5 MB');
  expect(sent).toBeLessThan(50);
});

// HOST-99
test('of an answer with many differences 20 are listed, and how many more there are', async () => {
  // Each item is wrong in another depth, because those that differ in an index only are one line.
  const nest = (depth: number): unknown =>
    depth === 0 ? { title: 'A', target: '_new' } : { title: 'A', children: [nest(depth - 1)] };
  setFaulty({ [NAVIGATION]: answer(Array.from({ length: 27 }, (_, depth) => nest(depth))) });
  const { lines, differences } = await check(['DE']);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('and 7 more');
  expect(differences).toBe(27);
});

// HOST-99
test('addresses are printed without what may be secret, and control characters escaped', async () => {
  const Location = 'https://mira:secret@a.test/b;jsessionid=secret/c\u0085?token=secret#secret';
  setFaulty({
    [WORLDS]: (_, response) => response.writeHead(302, { Location }).end(),
    [NAVIGATION]: answer([{ target: '//mira:secret@a.test/b\u007f\u009b31m;a=secret?secret' }]),
  });
  const { text, lines } = await check(['DE']);
  expect(lines).toContain('all 302 status 200 302, redirect to https://a.test/b/c\\u0085');
  expect(lines.find((line) => line.includes('/0/target'))).toMatch(
    /"\/\/a\.test\/b\\u007f\\u009b31m"$/,
  );
  expect(text).not.toMatch(/secret|mira/);
});

// HOST-99
test('a body of null is a difference for every service', async () => {
  await check(['DE']);
  const paths = [...asked];
  expect(paths.length).toBeGreaterThan(15);
  setFaulty(Object.fromEntries(paths.map((path) => [path, answer('null')])));
  const { differences, lines } = await check(['DE']);
  expect(differences).toBeGreaterThan(9);
  expect(lines).toContain('DE 200 object null');
});

// HOST-99
test('progress is reported for each service', async () => {
  const told: string[] = [];
  const onProgress = (line: string) => told.push(line);
  await checkShop(origin, ['DE', 'AT'], description, { onProgress });
  expect(told).toContain('navigation: 2 asked');
  expect(new Set(told).size).toBe(told.length);
});
