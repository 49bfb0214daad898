import { stageOf } from './consent.ts';

test.each([
  'localhost',
  'shop.local',
  'a.b.local',
  'dev.aroma.test',
  'test.aroma.de',
  'DEV.aroma.de',
])('the default stage of %s is DEV (HOST-12)', (hostname) => {
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
])('the default stage of %p is LIVE (HOST-12)', (hostname) => {
  expect(stageOf(hostname)).toBe('LIVE');
});
