import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as newsletterForm from '../../exposes/NewsletterForm.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { field, SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { comparable, serverRendered } from '../../testing/serverRendered.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { newsletterRules } from '#shop/newsletter.ts';

const { callsTo } = serveShop();
const errors = collectErrors();

describe.each(['DE', 'HU', 'TR'] as const)('the server-rendered form of %s', (site) => {
  // SSR-24, HOST-43
  test('hydrates without a mismatch and results in the markup of client rendering', async () => {
    const { html, slot, hydrate } = await serverRendered(newsletterForm, { site });
    expect(html).not.toContain(' style=');
    // The style sheet hides these fields.
    const more = slot.querySelector('.more');
    const visible = [...slot.querySelectorAll('*')].filter((each) => !more?.contains(each));
    expect(visible.length).toBeGreaterThan(20);
    expect(await hydrate()).toEqual([]);
    expect(visible.filter(({ isConnected }) => !isConnected)).toEqual([]);
    const hydrated = comparable(slot);
    leavePage();
    const { container } = await renderModule(newsletterForm, { site });
    expect(hydrated).toBe(comparable(container));
    slot.remove();
    expect(errors).toEqual([]);
  });

  test('can be submitted without scripts and is validated by the browser (NEWS-50, SSR-24)', async () => {
    const { slot } = await serverRendered(newsletterForm, { site });
    const form = slot.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/subscribenewsletter');
    expect(form?.noValidate).toBe(false);
    const { fields, mandatoryConsent } = newsletterRules[site];
    const names = ['email', ...fields, 'dne', ...(mandatoryConsent ? ['legals'] : [])];
    for (const name of names) expect(field(name)).toBeEnabled();
    expect(field('email')).toBeRequired();
    expect(slot.querySelector('button[type="submit"]')).not.toHaveAttribute('aria-disabled');
  });
});

test('keeps the focus and the text that was typed before hydration, and sends the text (SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, {});
  const email = field('email');
  email.value = 'maria@example.org';
  act(() => email.focus());
  expect(await hydrate()).toEqual([]);
  expect(field('email')).toBe(email);
  expect(email).toHaveFocus();
  expect(email).toHaveValue('maria@example.org');

  await userEvent.click(screen.getByRole('checkbox'));
  expect(email).toHaveValue('maria@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
  expect(await callsTo(SUBSCRIBERS)[0]?.json()).toMatchObject({
    email: 'maria@example.org',
    consents: ['DNE'],
  });
});

test('keeps values that the browser has restored, and shows all fields (NEWS-03, SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'HU' });
  const given = { email: 'a@example.org', salutation: 'MR', firstName: 'Áron', lastName: 'Nagy' };
  for (const [name, value] of Object.entries(given)) field(name).value = value;
  field('dne').checked = true;
  const fields = Object.keys(given).map(field);
  expect(await hydrate()).toEqual([]);
  await userEvent.type(field('lastName'), 'né');
  expect(Object.keys(given).map(field)).toEqual(fields);
  expect(field('email')).toHaveValue('a@example.org');
  expect(field('salutation')).toHaveValue('MR');
  expect(field('firstName')).toHaveValue('Áron');
  expect(field('lastName')).toHaveValue('Nagyné');
  expect(field('dne')).toBeChecked();
});

test('keeps the position of the caret (SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'HU' });
  field('email').value = 'a@example.org';
  const name = field('firstName');
  name.value = 'Aron';
  act(() => name.focus());
  name.setSelectionRange(1, 1);
  expect(await hydrate()).toEqual([]);
  expect(name).toHaveFocus();
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 1]);
  await userEvent.keyboard('x');
  expect(name).toHaveValue('Axron');
});

test('keeps a mandatory consent that was ticked before hydration (NEWS-10, SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'TR' });
  field('email').value = 'a@example.org';
  field('legals').checked = true;
  expect(await hydrate()).toEqual([]);
  await userEvent.type(field('firstName'), 'Ada');
  expect(field('legals')).toBeChecked();
  expect(field('dne')).not.toBeChecked();
});

test('keeps showing all fields if the e-mail field has the focus (SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'AT' });
  const name = field('firstName');
  act(() => field('email').focus());
  expect(await hydrate()).toEqual([]);
  expect(name).toBeInTheDocument();
  expect(name).toHaveAttribute('aria-disabled', 'true');
});

test('hides the banner for an invalid link if the e-mail field has the focus (NEWS-35, SSR-24)', async () => {
  const { slot, hydrate } = await serverRendered(newsletterForm, { showDoiErrorMessage: true });
  expect(slot.querySelector('[data-part="doi-error"]')).toBeInTheDocument();
  act(() => field('email').focus());
  expect(await hydrate()).toEqual([]);
  expect(slot.querySelector('[data-part="doi-error"]')).not.toBeInTheDocument();
});

// UI-74, NEWS-35
test('keeps the text of a server-rendered banner visible during hydration', async () => {
  const { slot, hydrate } = await serverRendered(newsletterForm, { showDoiErrorMessage: true });
  const text = within(slot).getByText(/^Leider ist dieser Link/);
  expect(text).toBeVisible();
  expect(await hydrate()).toEqual([]);
  expect(text).toBeVisible();
});

test('hydration hides the other fields of an untouched form (NEWS-03, SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'AT' });
  expect(await hydrate()).toEqual([]);
  expect(document.querySelector('[name="firstName"]')).toBeNull();
});
