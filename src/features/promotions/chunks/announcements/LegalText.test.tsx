import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit } from '../../../../foundation/browser/page/events.ts';
import { goBack } from '../../../../testing/goBack.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import type { LegalNotice } from '../services/contentFields.ts';
import { LegalText } from './LegalText.tsx';

const legal: LegalNotice = {
  text: 'Nicht kombinierbar. <a href="/agb">Alle Bedingungen</a>',
  hint: 'Bedingungen',
  shortHint: 'Bed.',
};
const page = (
  <>
    <LegalText legal={legal} layout="wide" />
    <a href="#kaffee">Kaffee</a>
  </>
);
const toggle = () => screen.getByRole('button');
const text = () => document.querySelector('[data-part="legal-text"]');

async function openLegalText() {
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

test('the toggle opens and closes the legal text (PROMO-23, PROMO-25, PROMO-26)', async () => {
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

test('scrolling down closes the text, but scrolling up does not (PROMO-23)', async () => {
  scrollTo(300);
  await openLegalText();
  scrollTo(100);
  expect(text()).toBeVisible();
  scrollTo(101);
  expect(text()).not.toBeVisible();
});

test('the text closes when a flyout or the navigation opens (PROMO-23)', async () => {
  await openLegalText();
  act(() => emit('fascia:flyout-open', { flyout: 'categories' }));
  expect(text()).not.toBeVisible();
});

test('Escape closes the text and returns the focus to its toggle', async () => {
  const { user } = await openLegalText();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(text()).not.toBeVisible();
  expect(toggle()).toHaveFocus();
});

test('opening another legal text closes the first', async () => {
  await renderWithFascia(
    <>
      <LegalText legal={legal} layout="wide" />
      <LegalText legal={{ ...legal, text: 'Zwei' }} layout="wide" />
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
])(
  'with hint %s, short hint %s and mobile %s, the toggle’s label is %s (PROMO-23)',
  async (hint, shortHint, mobile, name) => {
    await renderWithFascia(
      <LegalText legal={{ ...legal, hint, shortHint }} layout={mobile ? 'mobile' : 'wide'} />,
    );
    expect(toggle()).toHaveAccessibleName(name);
  },
);

test.each(['<script>alert(1)</script>', '<!-- nichts -->', '<p> </p><br>'])(
  'renders no toggle for %s, which contains no text (PROMO-23)',
  async (text) => {
    await renderWithFascia(<LegalText legal={{ ...legal, text }} layout="wide" />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

// HEAD-153
test('leaving the page closes the text', async () => {
  await openLegalText();
  goBack();
  expect(text()).not.toBeVisible();
});
