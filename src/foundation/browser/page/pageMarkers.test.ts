import { markPage } from './hostPage.ts';

const { classList } = document.body;

beforeEach(() => document.body.removeAttribute('class'));

test('sets the class on the body until it is undone (HEAD-14)', () => {
  const unmark = markPage('header2020-flyout-open');
  expect(classList.value).toBe('header2020-flyout-open');
  unmark();
  expect(classList.value).toBe('');
});

test('keeps a class that two callers have set until both have undone it', () => {
  const first = markPage('header2020-flyout-open');
  const second = markPage('header2020-flyout-open');
  first();
  expect(classList).toContain('header2020-flyout-open');
  second();
  expect(classList.value).toBe('');
});

test('ignores a second call of the same undo function', () => {
  const first = markPage('header2020-sticky');
  const second = markPage('header2020-sticky');
  first();
  first();
  expect(classList).toContain('header2020-sticky');
  second();
  expect(classList.value).toBe('');
});

test("undoes each class separately and keeps the host's classes (HOST-41)", () => {
  classList.add('theme-dark');
  const sticky = markPage('header2020-sticky');
  const open = markPage('header2020-flyout-open');
  sticky();
  expect([...classList]).toEqual(['theme-dark', 'header2020-flyout-open']);
  open();
  expect([...classList]).toEqual(['theme-dark']);
});

test('keeps a class that the host has set itself', () => {
  classList.add('header2020-sticky');
  markPage('header2020-sticky')();
  expect(classList).toContain('header2020-sticky');
});

test('can set a class again after undoing it', () => {
  markPage('header2020-sticky')();
  const unmark = markPage('header2020-sticky');
  expect(classList).toContain('header2020-sticky');
  unmark();
  expect(classList.value).toBe('');
});
