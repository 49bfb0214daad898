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

test('does not move the focus on the first page', () => {
  focusHeading(heading, 0);
  expect(document.activeElement).toBe(document.body);
});

test('moves the focus to the heading once per navigation', () => {
  link.focus();
  rememberFocus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(heading);
  link.focus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(link);
});

test('does not move the focus if the visitor has moved it in the meantime', () => {
  link.focus();
  rememberFocus();
  field.focus();
  focusHeading(heading, 2);
  expect(document.activeElement).toBe(field);
});
