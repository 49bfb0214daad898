import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { closePage, navigate, openPage, route, teaLink } from './fixtures/routedPage.ts';

const scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>();

beforeEach(() => {
  openPage();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  // jsdom does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(closePage);

const heading = () => screen.getByRole('heading');
const pass = (ms = 1_000) => jest.advanceTimersByTimeAsync(ms);

/** Shows a page as a client router does: changes the address, then the content. */
function show(address: string, title = 'Tea'): void {
  history.pushState(null, '', address);
  const main = document.createElement('main');
  main.innerHTML = `<h1>${title}</h1><p id="green">Green</p>`;
  document.querySelector('main')?.replaceWith(main);
}

describe('the arrival after a navigation', () => {
  // HK-64
  test('scrolls to the top even if the listener is removed when the address changes', async () => {
    teaLink().href = '/tea';
    const stop = route();
    navigate.mockImplementation(() => {
      stop();
      setTimeout(() => show('/tea'), 500);
    });
    teaLink().click();
    await pass();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveFocus();
  });

  // HK-64
  test('does nothing if the visitor goes back after the listener was removed', async () => {
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 500));
    const stop = route();
    teaLink().click();
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('scrolls to the top and focuses the heading (HK-63)', async () => {
    teaLink().href = '/tea';
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 2_000));
    teaLink().focus();
    teaLink().click();
    await pass(1_900);
    expect(window.scrollTo).not.toHaveBeenCalled();
    await pass(200);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveTextContent('Tea');
  });

  test('the heading has no focus ring and is focusable only until it loses the focus (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    await pass();
    expect(heading()).toHaveAttribute('tabindex', '-1');
    expect(heading().style.outlineStyle).toBe('none');
    screen.getByRole('button').focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    expect(heading().style.outline).toBe('');
  });

  test('scrolls to the element of the hash and focuses it (HK-63)', async () => {
    navigate.mockImplementation((address) => show(address));
    teaLink().click();
    await pass();
    expect(screen.getByText('Green')).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Green')]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('scrolls to the top of a page with the same content (HK-63)', async () => {
    navigate.mockImplementation(() => history.pushState(null, '', '/tea?sort=price#no%place'));
    teaLink().click();
    await pass();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveFocus();
  });

  test('focuses the heading of a page to which the router redirects (HK-63)', async () => {
    navigate.mockImplementation(async () => show('/login', 'Login'));
    teaLink().click();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('the options select the focused element and leave scrolling to the router (HK-63)', async () => {
    route({ main: 'main', scroll: false });
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    await pass();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('does not move the focus if main is false (HK-63)', async () => {
    route({ main: false });
    navigate.mockImplementation(() => show('/tea'));
    teaLink().focus();
    teaLink().click();
    await pass();
    expect(teaLink()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('focuses the heading if a closing flyout has moved the focus to its button (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    screen.getByRole('button').focus();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('does not move the focus if the visitor has moved it (HK-64)', async () => {
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 500));
    teaLink().click();
    screen.getByRole('textbox').focus();
    await pass();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('is cancelled if the visitor goes back or clicks another link (HK-64)', async () => {
    navigate.mockImplementationOnce(() => void setTimeout(() => show('/tea'), 500));
    teaLink().click();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
    navigate.mockImplementation((address) => void setTimeout(() => show(address), 500));
    teaLink().href = '/first';
    teaLink().click();
    teaLink().href = '/second';
    teaLink().click();
    await pass(2_000);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('does nothing if the router does not show another page in time (HK-64)', async () => {
    teaLink().focus();
    teaLink().click();
    await pass(20_000);
    show('/tea');
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(teaLink()).toHaveFocus();
  });
});
