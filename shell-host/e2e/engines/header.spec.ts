import { expect } from '@playwright/test';
import { test } from './engineTest.ts';
import { DRAWER, flyout, MENU_BUTTON, navItem, part, partIn } from './parts.ts';
import type { Tab } from './tab.ts';

const SEARCH = `[data-fascia="header"] ${part('search-input')}`;
const USER = part('icon-user');

async function logIn(tab: Tab): Promise<void> {
  await tab.open('/contact');
  await tab.put('/demo/visitor', { kind: 'LOGGED_IN', firstName: 'Kim', lastName: 'Novak' });
}

test.describe('the header', () => {
  test('has its icons, logo and navigation', async ({ tab }) => {
    await tab.open('/');
    for (const name of ['logo', 'icon-store-finder', 'icon-user', 'icon-cart']) {
      await tab.expectCount(part(name), 1);
    }
    await tab.expectCount(part('nav-item'), 4);
    await tab.expectNoSidewaysScroll();
  });

  test('starts with a link to the main content', async ({ tab }) => {
    await tab.open('/');
    await tab.press('Tab');
    await tab.expectFocus(part('skip-link'));
    await tab.press('Enter');
    await tab.expectFocus('main');
  });

  test('copies the code of the banner', async ({ tab }) => {
    await tab.open('/');
    await tab.click(part('copy-code'));
    await tab.expectVisible(`${part('copy-code')}[data-state="copied"]`);
  });

  test('shows and hides the legal text of the banner', async ({ tab }) => {
    await tab.open('/');
    const banner = part('top-banner');
    await tab.click(partIn(banner, 'legal-toggle'));
    await tab.expectVisible(partIn(banner, 'legal-text'));
    await tab.click(partIn(banner, 'legal-toggle'));
    await tab.expectHidden(partIn(banner, 'legal-text'));
  });

  test('greets a known visitor, who can log out', async ({ tab }) => {
    await logIn(tab);
    await tab.open('/');
    await tab.expectVisible(`${USER}[data-known="true"]`);
    await tab.click(USER);
    await tab.expectText(part('account-greeting'), 'Guten Tag, Kim Novak');
    await tab.click(`${flyout('account')} a`, 'Abmelden');
    await tab.expectPath('/');
    await tab.expectHidden(`${USER}[data-known="true"]`);
  });

  test('sends the store finder’s form', async ({ tab }) => {
    await tab.open('/');
    await tab.click(part('icon-store-finder'));
    await tab.type(part('store-input'), 'Wien');
    await tab.press('Enter');
    await expect
      .poll(() => tab.evaluate(() => window.location.href))
      .toContain('/service/storefinder/search?query=Wien');
  });

  test('is Turkish on the Turkish site', async ({ tab }) => {
    await tab.open('/?site=TR');
    await tab.expectVisible('[data-fascia="header"][data-site="TR"]');
    await tab.expectVisible(`${part('icon-cart')}[aria-label*="Sepet"]`);
  });
});

test.describe('the search', () => {
  test('shows suggestions, and opens the results of a submitted text', async ({ tab }) => {
    await tab.open('/');
    await tab.type(SEARCH, 'tasse');
    await tab.expectVisible(part('suggestion'), 'asse');
    await tab.press('Enter');
    await tab.expectPath(/\/search\?query=tasse/);
    expect((await tab.read(SEARCH))[0]?.value).toBe('tasse');
  });

  test('opens a suggestion that was chosen with the keyboard', async ({ tab }) => {
    await tab.open('/');
    await tab.type(SEARCH, 'tas');
    await tab.expectVisible(part('suggestion'));
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await tab.expectPath(/\/search\?query=[^&]*tas/i);
  });

  test('is cleared with its button', async ({ tab }) => {
    await tab.open('/');
    await tab.type(SEARCH, 'tasse');
    await tab.click(part('search-clear'));
    expect((await tab.read(SEARCH))[0]?.value).toBe('');
    await tab.expectFocus(SEARCH);
  });

  test('finds Turkish words without accents', async ({ tab }) => {
    await tab.open('/?site=TR');
    await tab.type(SEARCH, 'fincan');
    await tab.expectVisible(part('suggestion'));
  });

  test('leads to a suggested product', async ({ tab }) => {
    await tab.open('/');
    await tab.type(SEARCH, 'Chinohose');
    await tab.click(`${part('suggestion')}[data-kind="product"]`);
    await tab.expectPath(/\/product\/\d+\?/);
  });
});

test.describe('the navigation', () => {
  test('opens under the pointer and closes when the pointer leaves', async ({ tab }) => {
    await tab.open('/');
    await tab.hover(navItem('coffee'));
    await tab.expectVisible(flyout('coffee'));
    await tab.driver.movePointer(5, 700);
    await tab.expectHidden(flyout('coffee'));
  });

  test('opens and closes with the keyboard', async ({ tab }) => {
    await tab.open('/');
    await tab.focus(`${navItem('coffee')} + button`);
    await tab.press('Enter');
    await tab.expectVisible(flyout('coffee'));
    await tab.press('Escape');
    await tab.expectHidden(flyout('coffee'));
    await tab.expectFocus(`${navItem('coffee')} + button`);
  });

  test('leads to a category', async ({ tab }) => {
    await tab.open('/');
    await tab.hover(navItem('coffee'));
    await tab.click(navItem('coffee'));
    await tab.expectPath(/\/category\/coffee/);
  });
});

test.describe('the header of a phone', () => {
  test.use({ window: { width: 375, height: 700 } });

  test('has a drawer that opens a level, goes back and leads to a page', async ({ tab }) => {
    await tab.open('/');
    await tab.click(MENU_BUTTON);
    // Until their code has loaded, the items are plain links.
    await tab.expectCount(`${DRAWER} ${part('drill-down')}`, 4);
    await tab.click(`${DRAWER} ${navItem('categories')}`);
    await tab.expectVisible(part('drill-back'));
    await tab.click(part('drill-back'));
    await tab.click(`${DRAWER} ${navItem('coffee')}`);
    await tab.click(`${DRAWER} a[href$="/category/coffee"]`);
    await tab.expectPath(/\/category\/coffee$/);
  });

  test('closes its drawer with Escape', async ({ tab }) => {
    await tab.open('/');
    await tab.click(MENU_BUTTON);
    await tab.expectVisible(DRAWER);
    await tab.press('Escape');
    await tab.expectHidden(DRAWER);
    await tab.expectFocus(MENU_BUTTON);
  });

  test('searches in the flyout of its icon', async ({ tab }) => {
    await tab.open('/');
    await tab.click(part('icon-search'));
    await tab.type(partIn(flyout('search'), 'search-input'), 'tasse');
    await tab.press('Enter');
    await tab.expectPath(/\/search\?query=tasse/);
  });

  test('greets a known visitor in its account flyout', async ({ tab }) => {
    await logIn(tab);
    await tab.open('/');
    await tab.click(USER);
    await tab.expectText(part('account-greeting'), 'Kim Novak');
  });

  test('shows its banner and does not scroll sideways', async ({ tab }) => {
    await tab.open('/?site=TR');
    await tab.expectVisible(part('top-banner'));
    await tab.expectNoSidewaysScroll();
  });

  test('has a back button on every page but the first', async ({ tab }) => {
    await tab.open('/');
    await tab.expectHidden(part('back'));
    await tab.evaluate(() => window.location.assign('/contact'));
    await tab.expectPath('/contact');
    await tab.click(part('back'));
    await tab.expectPath('/');
  });
});
