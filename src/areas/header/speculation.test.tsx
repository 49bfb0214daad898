import { URLPattern, type URLPatternInit } from 'node:url';
import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { cupService } from '../../testing/cartPage.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { speculationRules } from './chunks/speculation/speculationRules.ts';

const { use } = serveShop();
const errors = collectErrors();

const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[type="speculationrules"]'),
];

type Condition =
  | { href_matches: string | readonly URLPatternInit[] }
  | { selector_matches: string | readonly string[] }
  | { not: Condition };

interface Rules {
  prerender: { where: { and: Condition[] } }[];
}

function isMet(condition: Condition, link: HTMLAnchorElement): boolean {
  if ('not' in condition) return !isMet(condition.not, link);
  if ('selector_matches' in condition) {
    return [condition.selector_matches].flat().some((selector) => link.matches(selector));
  }
  const { baseURI } = document;
  return [condition.href_matches]
    .flat()
    .map((pattern) =>
      typeof pattern === 'string'
        ? new URLPattern(pattern, baseURI)
        : new URLPattern({ ...pattern, baseURL: baseURI }),
    )
    .some((pattern) => pattern.test(link.href));
}

/** Whether the rules allow browsers to prerender a link. */
function areMet(rules: string, link: HTMLAnchorElement): boolean {
  const [rule] = (JSON.parse(rules) as Rules).prerender;
  return rule?.where.and.every((condition) => isMet(condition, link)) === true;
}

/** Whether browsers may prerender a link of the navigation. */
function isPrerendered(rules: string, href: string, item = 'coffee'): boolean {
  const header = document.createElement('div');
  header.innerHTML = '<div data-fascia="header"><nav data-part="navigation"><a></a></nav></div>';
  const link = header.querySelector('a') as HTMLAnchorElement;
  link.setAttribute('href', href);
  link.dataset['item'] = item;
  return areMet(rules, link);
}

// HOST-140
test('writes no speculation rules by default or in a reduced header', async () => {
  await renderModule(header, {});
  await renderModule(header, { speculation: true, reduced: true });
  await settle();
  expect(scripts()).toEqual([]);
});

// HOST-140
test('covers the navigation and the suggestions, but not the links of account and cart', async () => {
  const visitor = { tracking: { loginStatus: 'LOGGED_IN' }, customer: {} };
  use(
    ...cupService(2),
    http.get('*/service/customerfrontenddata/api/v1/psdata', () => HttpResponse.json(visitor)),
  );
  await renderModule(header, { platform: 'CLASSIC' });
  for (const icon of ['icon-user', 'icon-cart']) {
    await userEvent.click(document.querySelector(`[data-part="${icon}"]`) as HTMLElement);
  }
  await userEvent.type(screen.getByRole('combobox'), 'Chinohose');
  await waitFor(() => expect(document.querySelector('[data-kind="product"]')).not.toBeNull());
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const covered = links.filter((link) => areMet(speculationRules('DE'), link));
  const suggestions = links.filter(({ dataset }) => dataset['part'] === 'suggestion');
  const navigation = links.filter((link) => link.closest('[data-part="navigation"]'));
  expect(navigation).not.toEqual([]);
  expect(covered).toEqual([...suggestions, ...navigation]);
  const addresses = links.map((link) => link.pathname);
  expect(addresses).toEqual(expect.arrayContaining(['/checkout', '/logout']));
});

// HOST-140
test('writes rules with the page’s nonce until the header unmounts', async () => {
  const own = document.head.appendChild(document.createElement('script'));
  own.type = 'text/plain';
  own.setAttribute('nonce', 'abc');
  const { unmount } = await renderModule(header, { site: 'HU', speculation: true });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.nonce).toBe('abc');
  expect(scripts()[0]?.textContent).toBe(speculationRules('HU'));
  unmount();
  expect(scripts()).toEqual([]);
  own.remove();
});

describe('The rules', () => {
  const rules = speculationRules('DE', {
    cart: '/basket',
    login: '/sign-in/?site={site}',
    logout: '/a(b)/bye',
  });

  // HOST-140
  test.each([
    '/coffee-c1',
    '/coffee?query=caf%C3%A9%20',
    '/sale/new#top',
    '/a(b)/goodbye',
    '/sign',
  ])('include %s', (href) => {
    expect(isPrerendered(rules, href)).toBe(true);
  });

  // HOST-140
  test.each([
    '/service',
    '/service/cartfrontend/cart?a=b',
    '/basket',
    '/checkout#top',
    '/sign-in',
    '/sign-in/',
    '/sign-in/next',
    '/a(b)/bye',
    'http://localhost/register',
    '/sale?a=b&fasciaPreview=2026-12-06',
    'https://other.example/coffee',
  ])(
    'exclude other origins and pages that change something or belong to one visitor: %s',
    (href) => {
      expect(isPrerendered(rules, href)).toBe(false);
    },
  );

  // HOST-146
  test.each([
    '/Checkout',
    '/SIGN-IN/',
    '/A(b)/Bye',
    'http://localhost/REGISTER?a=b',
    '/check%6Fut',
    '/a%28b)/bye',
    '/service%2Fcartfrontend',
    '/%2e%2E/checkout',
    '/checkout;jsessionid=1',
    '/a;b=c/checkout',
    'http://localhost//checkout',
    '/a//../checkout',
    '/x//sign-in',
    '/sale?%66asciaPreview=2026-12-06',
    '/sale?fa%73ciaTest=a',
    '/sale?a=b&f%61sciaGroup=c',
  ])('exclude other spellings of these URLs: %s', (href) => {
    expect(isPrerendered(rules, href)).toBe(false);
  });

  // HOST-150
  test.each([
    'Logout',
    'LOGOUT?a=b',
    'Bye',
    './Bye/',
    'b/../Bye',
    'Checkout',
    'sign-In?site=DE',
    '/account?action=LogOut',
    '/Customer/LogoutPage.aspx',
  ])('exclude relative links to these pages and all links to a logout: %s', (href) => {
    expect(isPrerendered(rules, href)).toBe(false);
  });

  // HOST-150
  test('exclude a navigation item whose name contains “logout”', () => {
    expect(isPrerendered(rules, '/tschuess', 'Kunden-Logout')).toBe(false);
  });

  // HOST-146
  test('include the shop if an excluded address is its start page', () => {
    const own = speculationRules('DE', { logout: '/?logout=1' });
    expect([isPrerendered(own, '/'), isPrerendered(own, '/coffee-c1')]).toEqual([false, true]);
  });
});

describe('On a page with Trusted Types', () => {
  const createPolicy = jest.fn((_: string, rules: { createScript(text: string): string }) => rules);

  beforeEach(() => Object.assign(window, { trustedTypes: { createPolicy } }));
  afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

  // HOST-140
  test('writes the rules with a policy that allows no other text', async () => {
    await renderModule(header, { speculation: true });
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [name, policy] = createPolicy.mock.lastCall ?? [];
    expect([name, policy?.createScript('alert(1)')]).toEqual(['fascia', speculationRules('DE')]);
  });

  // HOST-140
  test('reports that the rules are missing if the page forbids the policy', async () => {
    createPolicy.mockImplementation(() => {
      throw new TypeError('Policy "fascia" disallowed.');
    });
    await renderModule(header, { speculation: true });
    await waitFor(() =>
      expect(errors).toMatchObject([{ module: 'header', operation: 'speculation' }]),
    );
    expect(scripts()).toEqual([]);
  });
});
