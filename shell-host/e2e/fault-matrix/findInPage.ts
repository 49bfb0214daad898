/** In the page: what is missing of header and footer. */
export function findMissing(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
  const find = (part: string) => document.querySelector(`[data-part="${part}"]`);
  const requests = performance.getEntriesByType('resource').map(({ name }) => name);
  const wasAsked = (service: string) => requests.some((name) => name.includes(service));
  const logo = find('logo')?.querySelector('svg');
  const facts: Record<string, unknown> = {
    'one header': document.querySelectorAll('[data-fascia="header"]').length === 1,
    'header’s styles': logo && getComputedStyle(logo).width === '36px',
    'header’s texts': /Warenkorb/.test(find('icon-cart')?.getAttribute('aria-label') ?? ''),
    'cart’s data': wasAsked('/service/cart/'),
    'promotions’ data': wasAsked('/service/promotion/'),
    'visitor’s data': find('icon-user')?.getAttribute('data-known') === 'true',
    'footer’s content': find('legal-links'),
  };
  return Object.keys(facts).filter((fact) => !facts[fact]);
}

/** In the page: what a changed file has done. */
export function findForged(): boolean {
  const root = getComputedStyle(document.documentElement);
  return Reflect.has(window, 'forged') || root.getPropertyValue('--forged') !== '';
}
