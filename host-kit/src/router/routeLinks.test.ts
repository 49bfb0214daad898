import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { closePage, followed, navigate, openPage, route, teaLink } from './fixtures/routedPage.ts';

const PLAIN = { bubbles: true, cancelable: true };

beforeEach(openPage);
afterEach(closePage);

describe('a plain link in a module', () => {
  test('is passed to the router with query and hash, even if its icon is clicked (HK-60)', () => {
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
  ])('is passed to the router with %s="%s" (HK-60)', (name, value) => {
    teaLink().setAttribute(name, value);
    teaLink().click();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('is not passed to the router if it is outside of a module (HK-60)', () => {
    screen.getByRole('link', { name: 'Tea of the page' }).click();
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledWith('http://shop.test/tea');
  });

  test('is handled by the browser after the listener was removed (HK-60)', () => {
    const stop = route();
    stop();
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the browser handles a link (HK-60)', () => {
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

  test('if another listener has prevented the default', () => {
    teaLink().addEventListener('click', (event) => event.preventDefault());
    teaLink().click();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('an address that the router does not handle (HK-60)', () => {
  test('is followed by the browser if the router returns false', () => {
    navigate.mockReturnValue(false);
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('is followed by the browser if the router throws, and the error is reported as uncaught', () => {
    navigate.mockImplementation(() => {
      throw new Error('Unknown route');
    });
    const uncaught = jest.fn(({ message }: ErrorEvent) => message);
    window.addEventListener('error', uncaught, { once: true });
    teaLink().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(uncaught).toHaveReturnedWith('Unknown route');
  });

  test('is loaded by the browser if the router’s promise rejects', async () => {
    // jsdom logs this error instead of loading a page.
    const loads = jest.spyOn(console, 'error').mockReturnValue();
    navigate.mockImplementation(() => Promise.reject(new Error('Unknown route')));
    teaLink().click();
    expect(followed).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(loads.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')]);
    loads.mockRestore();
  });
});
