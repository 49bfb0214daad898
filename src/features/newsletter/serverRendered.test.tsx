import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as newsletterForm from '../../exposes/NewsletterForm.tsx';
import { locales } from '../../foundation/i18n/locales.ts';
import { siteCodes } from '../../foundation/sites/sites.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { comparable, serverRendered } from '../../testing/serverRendered.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { newsletterRules } from '#shop/newsletterRules.ts';

const { callsTo } = serveShop();
const errors = collectErrors();

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};

describe.each(siteCodes)('the form of %s, rendered on a server', (site) => {
  // SSR-26, HOST-42
  test('is taken over in every language, and is then as one that the browser has drawn', async () => {
    for (const locale of locales) {
      const { html, slot, hydrate } = await serverRendered(newsletterForm, { site, locale });
      expect(html).not.toContain(' style=');
      // The style sheet hides the fields that are not unfolded.
      const more = slot.querySelector('.more');
      const visible = [...slot.querySelectorAll('*')].filter((each) => !more?.contains(each));
      expect(visible.length).toBeGreaterThan(20);
      expect(await hydrate()).toEqual([]);
      expect(visible.filter(({ isConnected }) => !isConnected)).toEqual([]);
      const taken = comparable(slot);
      leavePage();
      const { container } = await renderModule(newsletterForm, { site, locale });
      expect(taken).toBe(comparable(container));
      leavePage();
      slot.remove();
    }
    expect(errors).toEqual([]);
  });

  test('has all that a sign-up needs without a script, and the browser checks it (NEWS-50, SSR-24)', async () => {
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

test('what was typed before the script stays, with the focus, and is sent (SSR-25)', async () => {
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

test('what the browser has filled in or restored is kept in every field, and unfolds the form (NEWS-03, SSR-25)', async () => {
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

test('the caret stays where it was before the script (SSR-25)', async () => {
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

test('a mandatory consent that was ticked before the script stays (NEWS-09, SSR-25)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'TR' });
  field('email').value = 'a@example.org';
  field('legals').checked = true;
  expect(await hydrate()).toEqual([]);
  await userEvent.type(field('firstName'), 'Ada');
  expect(field('legals')).toBeChecked();
  expect(field('dne')).not.toBeChecked();
});

test('a form whose address field has the focus stays unfolded (SSR-25)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'AT' });
  const name = field('firstName');
  act(() => field('email').focus());
  expect(await hydrate()).toEqual([]);
  expect(name).toBeInTheDocument();
  expect(name).toBeDisabled();
});

test('the notice on an old link gives way where the address field has the focus already (NEWS-35, SSR-25)', async () => {
  const { slot, hydrate } = await serverRendered(newsletterForm, { showDoiErrorMessage: true });
  expect(slot.querySelector('[data-part="doi-error"]')).toBeInTheDocument();
  act(() => field('email').focus());
  expect(await hydrate()).toEqual([]);
  expect(slot.querySelector('[data-part="doi-error"]')).not.toBeInTheDocument();
});

test('an untouched form is folded when the script takes over (NEWS-03, SSR-24)', async () => {
  const { hydrate } = await serverRendered(newsletterForm, { site: 'AT' });
  expect(await hydrate()).toEqual([]);
  expect(document.querySelector('[name="firstName"]')).toBeNull();
});
