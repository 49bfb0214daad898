import { beforeEach, expect, test } from '@jest/globals';
import { rememberFocus, focusHeading } from './headingFocus.ts';

let heading: HTMLElement;
let link: HTMLElement;
let field: HTMLElement;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Page</h1><a href="/">x</a><input>';
  heading = find('h1');
  link = find('a');
  field = find('input');
});

test('the first page of a document does not move the focus', () => {
  focusHeading(heading, 0);
  expect(document.activeElement).toBe(document.body);
});

test('a page that the visitor has gone to is read out, once', () => {
  link.focus();
  rememberFocus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(heading);
  link.focus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(link);
});

test('whoever types in the search field while the page arrives goes on typing', () => {
  link.focus();
  rememberFocus();
  field.focus();
  focusHeading(heading, 2);
  expect(document.activeElement).toBe(field);
});
