import { markPage } from './hostPage.ts';

const { classList } = document.body;

beforeEach(() => document.body.removeAttribute('class'));

test('the body has the class until its undo (HEAD-14)', () => {
  const unmark = markPage('header2020-flyout-open');
  expect(classList.value).toBe('header2020-flyout-open');
  unmark();
  expect(classList.value).toBe('');
});

test('a class that two callers have set stays until both have undone it', () => {
  const first = markPage('header2020-flyout-open');
  const second = markPage('header2020-flyout-open');
  first();
  expect(classList).toContain('header2020-flyout-open');
  second();
  expect(classList.value).toBe('');
});

test('calling the same undo twice counts once', () => {
  const first = markPage('header2020-sticky');
  const second = markPage('header2020-sticky');
  first();
  first();
  expect(classList).toContain('header2020-sticky');
  second();
  expect(classList.value).toBe('');
});

test('each class is undone by itself, and the host’s classes stay (HOST-41)', () => {
  classList.add('theme-dark');
  const sticky = markPage('header2020-sticky');
  const open = markPage('header2020-flyout-open');
  sticky();
  expect([...classList]).toEqual(['theme-dark', 'header2020-flyout-open']);
  open();
  expect([...classList]).toEqual(['theme-dark']);
});

test('a class that the host has set itself stays', () => {
  classList.add('header2020-sticky');
  markPage('header2020-sticky')();
  expect(classList).toContain('header2020-sticky');
});

test('a class can be set again after its undo', () => {
  markPage('header2020-sticky')();
  const unmark = markPage('header2020-sticky');
  expect(classList).toContain('header2020-sticky');
  unmark();
  expect(classList.value).toBe('');
});
