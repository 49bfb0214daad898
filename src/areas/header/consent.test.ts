import { stageOf } from './consent.ts';

test.each([
  'localhost',
  'shop.local',
  'a.b.local',
  'dev.aroma.test',
  'test.aroma.de',
  'DEV.aroma.de',
])('%s is DEV', (hostname) => {
  expect(stageOf(hostname)).toBe('DEV');
});

test.each([
  'www.aroma.de',
  'aroma.de',
  'localhost.de',
  'www.localhost',
  'local',
  'shop.local.de',
  'www.dev.aroma.de',
  'developer.aroma.de',
  'testen.de',
  'dev',
  '',
])('%p is LIVE', (hostname) => {
  expect(stageOf(hostname)).toBe('LIVE');
});
