import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { closePage, followed, navigate, openPage, route, teaLink } from './fixtures/routedPage.ts';

const PLAIN = { bubbles: true, cancelable: true };

beforeEach(openPage);
afterEach(closePage);

describe('A plain link in a module', () => {
  test('goes to the router, with query and hash, also from a click on its icon (HK-60)', () => {
    teaLink().click();
    screen.getByTestId('icon').dispatchEvent(new MouseEvent('click', PLAIN));
    expect(navigate.mock.calls).toEqual([['/tea?sort=price#green'], ['/tea?sort=price#green']]);
    expect(followed).not.toHaveBeenCalled();
  });

  test.each([
    ['target', '_self'],
    ['rel', 'nofollow'],
    ['href', 'http://shop.test/tea'],
    ['href', '/start'],
    ['href', '/other?page=1#place'],
    ['contenteditable', 'false'],
  ])('is the router’s with %s="%s" too (HK-60)', (name, value) => {
    teaLink().setAttribute(name, value);
    teaLink().click();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('is the page’s own where it is outside of a module (HK-60)', () => {
    screen.getByRole('link', { name: 'Tea of the page' }).click();
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledWith('http://shop.test/tea');
  });

  test('is the browser’s again after the end (HK-60)', () => {
    const stop = route();
    stop();
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('A link that is not plain is left to the browser (HK-60)', () => {
  test.each([
    ['target', '_blank'],
    ['target', 'other-frame'],
    ['download', ''],
    ['rel', 'noopener External'],
    ['href', 'https://other.test/tea'],
    ['href', 'http://shop.test:8080/tea'],
    ['href', 'mailto:shop@shop.test'],
    // HK-60
    ['href', 'http://shop.test//other.test/login'],
    ['href', '/.//other.test/login'],
    ['href', '/\\\\other.test/login'],
    ['href', 'javascript:void 0'],
    ['href', 'tel:123'],
    ['href', 'http://'],
    ['href', '#footer'],
    ['href', '#'],
    ['href', '/start?page=1#footer'],
    ['contenteditable', ''],
    ['contenteditable', 'true'],
  ])('with %s="%s"', (name, value) => {
    teaLink().setAttribute(name, value);
    teaLink().click();
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test.each<[string, MouseEventInit]>([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('with %s', (_, init) => {
    teaLink().dispatchEvent(new MouseEvent('click', { ...PLAIN, ...init }));
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('on a page whose links open elsewhere', () => {
    document.head.insertAdjacentHTML('beforeend', '<base target="_top">');
    teaLink().click();
    document.querySelector('base')?.remove();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('when the module or the page has acted upon the click', () => {
    teaLink().addEventListener('click', (event) => event.preventDefault());
    teaLink().click();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('An address that the router does not know (HK-60)', () => {
  test('is the browser’s', () => {
    navigate.mockReturnValue(false);
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('is the browser’s where the router throws, which is the page’s uncaught error', () => {
    navigate.mockImplementation(() => {
      throw new Error('No such route');
    });
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(() => jest.runAllTimers()).toThrow('No such route');
  });

  test('is loaded where the router rejects it later', async () => {
    // jsdom logs this error instead of loading a page.
    const loads = jest.spyOn(console, 'error').mockReturnValue();
    navigate.mockImplementation(() => Promise.reject(new Error('No such route')));
    teaLink().click();
    expect(followed).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(loads.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')]);
    loads.mockRestore();
  });
});
