import { markPage } from './pageMarkers.ts';

const { classList } = document.body;

beforeEach(() => document.body.removeAttribute('class'));

test('the page is marked as long as a flyout is open', () => {
  const unmark = markPage('header2020-flyout-open');
  expect(classList.value).toBe('header2020-flyout-open');
  unmark();
  expect(classList.value).toBe('');
});

test('two that mark the page do not undo each other', () => {
  const first = markPage('header2020-flyout-open');
  const second = markPage('header2020-flyout-open');
  first();
  expect(classList).toContain('header2020-flyout-open');
  second();
  expect(classList.value).toBe('');
});

test('an undo counts once', () => {
  const first = markPage('header2020-sticky');
  const second = markPage('header2020-sticky');
  first();
  first();
  expect(classList).toContain('header2020-sticky');
  second();
  expect(classList.value).toBe('');
});

test('the marks know nothing of each other, nor of the host’s classes', () => {
  classList.add('theme-dark');
  const sticky = markPage('header2020-sticky');
  const open = markPage('header2020-flyout-open');
  sticky();
  expect([...classList]).toEqual(['theme-dark', 'header2020-flyout-open']);
  open();
  expect([...classList]).toEqual(['theme-dark']);
});

test('a mark that the host has set stays', () => {
  classList.add('header2020-sticky');
  markPage('header2020-sticky')();
  expect(classList).toContain('header2020-sticky');
});

test('the page can be marked again', () => {
  markPage('header2020-sticky')();
  const unmark = markPage('header2020-sticky');
  expect(classList).toContain('header2020-sticky');
  unmark();
  expect(classList.value).toBe('');
});
