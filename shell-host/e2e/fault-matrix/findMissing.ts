import type { Fact } from './parts.ts';

/** In the page: returns the facts that are missing in header and footer. */
export function findMissing(): Fact[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const find = (part: string) => document.querySelector(`[data-part="${part}"]`);
  const logo = find('logo')?.querySelector('svg');
  const facts: Record<Fact, unknown> = {
    header: document.querySelectorAll('[data-fascia="header"]').length === 1,
    styles: logo && getComputedStyle(logo).width === '36px',
    texts: /Warenkorb/.test(find('icon-cart')?.getAttribute('aria-label') ?? ''),
    'visitor data': find('icon-user')?.getAttribute('data-known') === 'true',
    'cart data': find('cart-badge')?.textContent === '3',
    'promotion data': find('promotion-area')?.textContent,
    'footer content': find('legal-links'),
  };
  return (Object.keys(facts) as Fact[]).filter((fact) => !facts[fact]);
}

/** In the page: whether a changed file has run. */
export function isForged(): boolean {
  const root = getComputedStyle(document.documentElement);
  return Reflect.has(window, 'forged') || root.getPropertyValue('--forged') !== '';
}
