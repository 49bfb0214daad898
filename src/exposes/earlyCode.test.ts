import { jest } from '@jest/globals';
import '../testing/freshPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';

collectErrors();

// HK-135
test('loads the code that reads and sends before the header renders', async () => {
  const loaded = Promise.withResolvers<string>();
  jest.unstable_mockModule('axios', () => {
    loaded.resolve('axios');
    return { default: {} };
  });
  await import('./Header.tsx');
  await expect(loaded.promise).resolves.toBe('axios');
  expect(document.querySelector('[data-fascia]')).toBeNull();
});
