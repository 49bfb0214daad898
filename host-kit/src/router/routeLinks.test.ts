import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { routeLinks, type RouteLinksOptions } from '../router.ts';

const navigate = jest.fn<(address: string) => unknown>();
const followed = jest.fn<(address: string) => void>();
const PLAIN = { bubbles: true, cancelable: true };
let stop: () => void;

/** The browser, which follows a link unless a listener prevents it. */
function browser(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) followed(link.href);
  event.preventDefault();
}
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>();
  history.replaceState(null, '', '/start?page=1');
  document.title = 'Start';
  document.body.innerHTML = `
    <div data-fascia="header"><a href="/tea?sort=price#green"><svg><path data-testid="icon" /></svg>Tea</a>
      <button>Account</button><input aria-label="Search" /></div>
    <a href="/tea">Tea of the page</a>
    <main><h1>Start</h1></main>`;
  navigate.mockReset();
  window.addEventListener('click', browser);
  route();
});
afterEach(() => {
  stop();
  window.removeEventListener('click', browser);
  jest.useRealTimers();
});

function route(options?: RouteLinksOptions): void {
  stop?.();
  stop = routeLinks(navigate, options);
}
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Tea' });
const heading = () => screen.getByRole('heading');
const pass = (ms = 1_000) => jest.advanceTimersByTimeAsync(ms);

/** A client router: the address first, then the page. */
function show(address: string, title = 'Tea'): void {
  history.pushState(null, '', address);
  document
    .querySelector('main')
    ?.replaceWith(
      document
        .createRange()
        .createContextualFragment(`<main><h1>${title}</h1><p id="green">Green</p></main>`),
    );
}

describe('A plain link in a module', () => {
  test('goes to the router, with query and hash, also from a click on its icon (HK-60)', () => {
    link().click();
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
    link().setAttribute(name, value);
    link().click();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('is the page’s own where it is outside of a module (HK-60)', () => {
    screen.getByRole('link', { name: 'Tea of the page' }).click();
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledWith('http://shop.test/tea');
  });

  test('is the browser’s again after the end (HK-60)', () => {
    stop();
    link().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('A link that is not plain is left to the browser (HK-61)', () => {
  test.each([
    ['target', '_blank'],
    ['target', 'other-frame'],
    ['download', ''],
    ['rel', 'noopener External'],
    ['href', 'https://other.test/tea'],
    ['href', 'http://shop.test:8080/tea'],
    ['href', 'mailto:shop@shop.test'],
    ['href', 'javascript:void 0'],
    ['href', 'tel:123'],
    ['href', 'http://'],
    ['href', '#footer'],
    ['href', '#'],
    ['href', '/start?page=1#footer'],
    ['contenteditable', ''],
    ['contenteditable', 'true'],
  ])('with %s="%s"', (name, value) => {
    link().setAttribute(name, value);
    link().click();
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
    link().dispatchEvent(new MouseEvent('click', { ...PLAIN, ...init }));
    expect(navigate).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('on a page whose links open elsewhere', () => {
    document.head.insertAdjacentHTML('beforeend', '<base target="_top">');
    link().click();
    document.querySelector('base')?.remove();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('when the module or the page has acted upon the click', () => {
    link().addEventListener('click', (event) => event.preventDefault());
    link().click();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('An address that the router does not know (HK-62)', () => {
  test('is the browser’s', () => {
    navigate.mockReturnValue(false);
    link().click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('is the browser’s where the router throws, which is the page’s uncaught error', () => {
    navigate.mockImplementation(() => {
      throw new Error('No such route');
    });
    link().click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(() => jest.runAllTicks()).toThrow('No such route');
  });

  test('is loaded where the router rejects it later', async () => {
    // jsdom says so in place of loading a page.
    const loads = jest.spyOn(console, 'error').mockReturnValue();
    navigate.mockImplementation(() => Promise.reject(new Error('No such route')));
    link().click();
    expect(followed).not.toHaveBeenCalled();
    await pass();
    expect(loads.mock.calls.map(String)).toEqual([expect.stringContaining('navigation')]);
    loads.mockRestore();
  });
});

describe('After a navigation', () => {
  test('the new page is shown from its top, with the focus on its heading (HK-63)', async () => {
    link().href = '/tea';
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 2_000));
    link().focus();
    link().click();
    await pass(1_900);
    expect(window.scrollTo).not.toHaveBeenCalled();
    await pass(200);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent('Tea');
  });

  test('the heading has no ring, and is not focusable any more when the focus has left (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    link().click();
    await pass();
    expect(heading()).toHaveAttribute('tabindex', '-1');
    expect(heading().style.outline).toMatch(/none/);
    screen.getByRole('button').focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    expect(heading().style.outline).toBe('');
  });

  test('the place that the address names is shown, and has the focus (HK-63)', async () => {
    navigate.mockImplementation((address) => show(address));
    link().click();
    await pass();
    expect(screen.getByText('Green')).toHaveFocus();
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      screen.getByText('Green'),
    ]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('a page that looks the same is shown from its top as well (HK-63)', async () => {
    navigate.mockImplementation(() => history.pushState(null, '', '/tea?sort=price#no%place'));
    link().click();
    await pass();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveFocus();
  });

  test('so is a page to which the router leads instead (HK-63)', async () => {
    navigate.mockImplementation(async () => show('/login', 'Login'));
    link().click();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('a host says what gets the focus, and leaves the scroll position to its router (HK-63)', async () => {
    route({ main: 'main', scroll: false });
    navigate.mockImplementation(() => show('/tea'));
    link().click();
    await pass();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('a host may leave the focus where it is (HK-63)', async () => {
    route({ main: false });
    navigate.mockImplementation(() => show('/tea'));
    link().focus();
    link().click();
    await pass();
    expect(link()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('the focus that a closing flyout has returned to its button goes to the page too (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    link().click();
    screen.getByRole('button').focus();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('the focus stays where the visitor has put it meanwhile (HK-64)', async () => {
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 500));
    link().click();
    screen.getByRole('textbox').focus();
    await pass();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('nothing happens where the visitor has gone back, or clicked another link (HK-64)', async () => {
    navigate.mockImplementationOnce(() => void setTimeout(() => show('/tea'), 500));
    link().click();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
    navigate.mockImplementation((address) => void setTimeout(() => show(address), 500));
    link().href = '/first';
    link().click();
    link().href = '/second';
    link().click();
    await pass(2_000);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('nothing happens where the router shows no other page (HK-64)', async () => {
    link().focus();
    link().click();
    await pass(20_000);
    show('/tea');
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(link()).toHaveFocus();
  });
});
