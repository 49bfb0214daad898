import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit } from '../../foundation/browser/events.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { LegalText } from './LegalText.tsx';
import type { LegalNotice } from './promotion.ts';

const legal: LegalNotice = {
  text: 'Nicht kombinierbar. <a href="/agb">Alle Bedingungen</a>',
  hint: 'Bedingungen',
  shortHint: 'Bed.',
};
const page = (
  <>
    <LegalText legal={legal} mobile={false} />
    <a href="#kaffee">Kaffee</a>
  </>
);
const toggle = () => screen.getByRole('button');
const text = () => document.querySelector('[data-part="legal-text"]');

async function opened() {
  const user = userEvent.setup();
  const rendered = await renderWithFascia(page);
  await user.click(toggle());
  expect(text()).toBeVisible();
  return { user, ...rendered };
}

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  });
}

afterEach(() => scrollTo(0));

test('a shopper opens the small print and closes it again', async () => {
  await renderWithFascia(page);
  expect(text()).not.toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle());
  expect(text()).toBeVisible();
  expect(text()).toHaveTextContent('Nicht kombinierbar.');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveAttribute('aria-controls', text()?.id);
  expect(await screen.findByRole('link', { name: 'Alle Bedingungen' })).toHaveAttribute(
    'href',
    '/agb',
  );
  await userEvent.click(toggle());
  expect(text()).not.toBeVisible();
});

test('scrolling down closes it, scrolling up does not', async () => {
  scrollTo(300);
  await opened();
  scrollTo(100);
  expect(text()).toBeVisible();
  scrollTo(101);
  expect(text()).not.toBeVisible();
});

test('it closes when a flyout or the navigation opens', async () => {
  await opened();
  act(() => emit('fascia:flyout-open', { flyout: 'categories' }));
  expect(text()).not.toBeVisible();
});

test('Escape closes it and gives the focus back to what opened it', async () => {
  const { user } = await opened();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(text()).not.toBeVisible();
  expect(toggle()).toHaveFocus();
});

test('it does not lie over what the visitor goes to', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('link', { name: 'Kaffee' }));
  expect(text()).not.toBeVisible();
});

test('of two only one is open', async () => {
  await renderWithFascia(
    <>
      <LegalText legal={legal} mobile={false} />
      <LegalText legal={{ ...legal, text: 'Zwei' }} mobile={false} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.ariaExpanded ?? button.getAttribute('aria-expanded')),
  ).toEqual(['false', 'true']);
});

test.each([
  ['Bedingungen', 'Bed.', false, 'Bedingungen'],
  ['Bedingungen', 'Bed.', true, 'Bed.'],
  ['Bedingungen', undefined, true, 'Bedingungen'],
  [undefined, 'Bed.', false, 'Bed.'],
  [undefined, undefined, true, 'Bedingungen'],
])('of the hints %s and %s, with narrow %s, it bears %s', async (hint, shortHint, mobile, name) => {
  await renderWithFascia(<LegalText legal={{ ...legal, hint, shortHint }} mobile={mobile} />);
  expect(toggle()).toHaveAccessibleName(name);
});

test.each(['<script>alert(1)</script>', '<!-- nichts -->', '<p> </p><br>'])(
  'there is no toggle for %s, which says nothing',
  async (nothing) => {
    await renderWithFascia(<LegalText legal={{ ...legal, text: nothing }} mobile={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
