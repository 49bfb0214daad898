import { afterEach, expect, jest, test } from '@jest/globals';

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

// HK-26
test('an image with the name currentScript cannot set the remote', async () => {
  const image = document.createElement('img');
  image.dataset['entry'] = 'https://attacker.example/container.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(image as never);
  await import('./classic.ts');
  expect(window).toHaveProperty('fasciaHost');
  expect(document.head.querySelector('script')).toBeNull();
});

// HK-215
test('warns if the page loads the script as a module', async () => {
  const warning = jest.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<script type="module" data-entry="https://cdn.test/a.js"></script>';
  await import('./classic.ts');
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('type="module"'));
});

// HK-215
test('does not warn if the page’s own script is a module', async () => {
  const warning = jest.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<script type="module" src="/host.js"></script>';
  await import('./classic.ts');
  expect(warning).not.toHaveBeenCalled();
});
