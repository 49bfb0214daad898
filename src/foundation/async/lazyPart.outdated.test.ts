import { jest } from '@jest/globals';
import '../../testing/freshPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { lazyPart } from './lazyPart.ts';

const errors = collectErrors();

/** A part whose chunk fails to load. `outdated` resolves with `result`. */
function lostPart(result: object | undefined) {
  const outdated = jest.fn(async (part: string) => result && { ...result, message: part });
  const operation = { module: 'header', operation: 'icon-cart flyout' };
  const part = lazyPart(operation, () =>
    Promise.reject(Object.assign(new Error('lost'), { outdated })),
  );
  return { part, outdated };
}

// REL-100
describe('code that cannot be loaded', () => {
  test('is reported as outdated once per part if its release is gone', async () => {
    const { part, outdated } = lostPart({ operation: 'outdated' });
    for (const _ of [1, 2, 3]) await expect(part.load()).rejects.toThrow('lost');
    expect(errors).toEqual([
      { module: 'header', operation: 'outdated', message: 'icon-cart flyout' },
    ]);
    expect(outdated).toHaveBeenCalledTimes(1);
  });

  test('is reported as a failed load if its release still exists', async () => {
    await expect(lostPart(undefined).part.load()).rejects.toThrow('lost');
    expect(errors).toEqual([
      { module: 'header', operation: 'icon-cart flyout', message: 'The code could not be loaded' },
    ]);
  });
});
