import { expect, jest, test } from '@jest/globals';

// HK-197
test('an image that is named as the script does not choose the remote', async () => {
  const image = document.createElement('img');
  image.dataset['entry'] = 'https://attacker.example/container.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(image as never);
  await import('./classic.ts');
  expect(window).toHaveProperty('fasciaHost');
  expect(document.head.querySelector('script')).toBeNull();
});
