import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { closePage, navigate, openPage, route, teaLink } from './fixtures/routedPage.ts';

const scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>();

beforeEach(() => {
  openPage();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
  // jsdom has none.
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(closePage);

const heading = () => screen.getByRole('heading');
const pass = (ms = 1_000) => jest.advanceTimersByTimeAsync(ms);

/** A client router: the address first, then the page. */
function show(address: string, title = 'Tea'): void {
  history.pushState(null, '', address);
  const main = document.createElement('main');
  main.innerHTML = `<h1>${title}</h1><p id="green">Green</p>`;
  document.querySelector('main')?.replaceWith(main);
}

describe('After a navigation', () => {
  // HK-64
  test('the new page is shown from its top although the router’s change of address ends the listener', async () => {
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
  test('nothing happens if the visitor has gone back after the listener has ended', async () => {
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 500));
    const stop = route();
    teaLink().click();
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('the new page is shown from its top, with the focus on its heading (HK-63)', async () => {
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

  test('the heading has no ring, and is not focusable any more when the focus has left (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    await pass();
    expect(heading()).toHaveAttribute('tabindex', '-1');
    expect(heading().style.outlineStyle).toBe('none');
    screen.getByRole('button').focus();
    expect(heading()).not.toHaveAttribute('tabindex');
    expect(heading().style.outline).toBe('');
  });

  test('the place that the address names is shown, and has the focus (HK-63)', async () => {
    navigate.mockImplementation((address) => show(address));
    teaLink().click();
    await pass();
    expect(screen.getByText('Green')).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Green')]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('a page that looks the same is shown from its top as well (HK-63)', async () => {
    navigate.mockImplementation(() => history.pushState(null, '', '/tea?sort=price#no%place'));
    teaLink().click();
    await pass();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveFocus();
  });

  test('so is a page to which the router leads instead (HK-63)', async () => {
    navigate.mockImplementation(async () => show('/login', 'Login'));
    teaLink().click();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('a host says what gets the focus, and leaves the scroll position to its router (HK-63)', async () => {
    route({ main: 'main', scroll: false });
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    await pass();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('a host may leave the focus where it is (HK-63)', async () => {
    route({ main: false });
    navigate.mockImplementation(() => show('/tea'));
    teaLink().focus();
    teaLink().click();
    await pass();
    expect(teaLink()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('the focus that a closing flyout has returned to its button goes to the page too (HK-63)', async () => {
    navigate.mockImplementation(() => show('/tea'));
    teaLink().click();
    screen.getByRole('button').focus();
    await pass();
    expect(heading()).toHaveFocus();
  });

  test('the focus stays where the visitor has moved it (HK-64)', async () => {
    navigate.mockImplementation(() => void setTimeout(() => show('/tea'), 500));
    teaLink().click();
    screen.getByRole('textbox').focus();
    await pass();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('nothing happens where the visitor has gone back, or clicked another link (HK-64)', async () => {
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

  test('nothing happens where the router shows no other page (HK-64)', async () => {
    teaLink().focus();
    teaLink().click();
    await pass(20_000);
    show('/tea');
    await pass();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(teaLink()).toHaveFocus();
  });
});
