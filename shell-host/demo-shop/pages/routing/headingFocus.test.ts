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

test('the first page does not move the focus', () => {
  focusHeading(heading, 0);
  expect(document.activeElement).toBe(document.body);
});

test('a navigation moves the focus to the heading once', () => {
  link.focus();
  rememberFocus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(heading);
  link.focus();
  focusHeading(heading, 1);
  expect(document.activeElement).toBe(link);
});

test('a visitor who has focused a field in the meantime keeps the focus there', () => {
  link.focus();
  rememberFocus();
  field.focus();
  focusHeading(heading, 2);
  expect(document.activeElement).toBe(field);
});
