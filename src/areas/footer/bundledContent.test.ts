import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createBundledContents } from './bundledContent.ts';

const errors = collectErrors();
const content = { teaserGroups: [], legalLinks: [{ url: '/impressum', text: 'Impressum' }] };

test('a content is loaded once, however many footers ask, and they hear when it is there', async () => {
  const load = jest.fn(async () => ({ default: content }));
  const contents = createBundledContents(load);
  const heard = jest.fn();
  const end = contents.subscribe(heard);
  expect(contents.get('HU')).toBe('awaited');
  await Promise.all([contents.load('HU'), contents.load('HU')]);
  expect(contents.get('HU')).toBe(content);
  expect(contents.get('PL')).toBe('awaited');
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  await contents.load('PL');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a content whose chunk does not load is absent and reported, and the next footer tries again', async () => {
  const load = jest
    .fn(async () => ({ default: content }))
    .mockRejectedValueOnce(new Error('Loading chunk content-HU failed'));
  const contents = createBundledContents(load);
  await contents.load('HU');
  expect(contents.get('HU')).toBe('absent');
  expect(errors).toEqual([
    { module: 'footer', operation: 'content', message: 'The content of HU did not load' },
  ]);
  await contents.load('HU');
  expect(contents.get('HU')).toBe(content);
});
