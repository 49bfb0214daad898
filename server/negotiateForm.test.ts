/** @jest-environment node */
import { negotiateForm } from './negotiateForm.ts';

// SSR-30
test.each([
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  ['text/html', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['application/json', 'json'],
  ['application/json, text/plain, */*', 'json'],
  ['APPLICATION/JSON', 'json'],
  ['application/*', 'json'],
  ['application/json;q=0.5, text/html', 'html'],
  ['application/json;q=0.5, */*', 'html'],
  ['text/html;q=0.5, application/json', 'json'],
  ['text/html;q=0, */*', 'json'],
  ['text/*, application/json;q=0.9', 'html'],
  ['application/json, text/html', 'html'],
  ['application/json;q=0', 'html'],
  ['image/png', 'html'],
  [';;,q=;"', 'html'],
])('a client that accepts %j receives %s', (accept, form) => {
  expect(negotiateForm(accept)).toBe(form);
});
