import { newsletterRules } from '#shop/newsletter.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  field,
  findField,
  openForm,
  SUBSCRIBERS,
  submitButton,
} from '../../testing/newsletterPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();

/** A site for each combination of optional fields (NEWS-07, NEWS-10). */
const sites = [
  ['DE', { shown: [], required: [] }],
  ['AT', { shown: ['salutation', 'firstName', 'lastName'], required: [] }],
  [
    'HU',
    {
      shown: ['salutation', 'firstName', 'lastName'],
      required: ['salutation', 'firstName', 'lastName'],
    },
  ],
  [
    'TR',
    { shown: ['firstName', 'lastName', 'legals'], required: ['firstName', 'lastName', 'legals'] },
  ],
] as const;
const OPTIONAL_NAMES = ['salutation', 'firstName', 'lastName', 'legals'] as const;
type Name = (typeof OPTIONAL_NAMES)[number];

const invalidFields = () =>
  OPTIONAL_NAMES.filter((name) => findField(name)?.getAttribute('aria-invalid') === 'true');

describe.each(sites)('the form of %s', (site, fields) => {
  const shown: readonly Name[] = fields.shown;
  const required: readonly Name[] = fields.required;

  // NEWS-03, NEWS-07, NEWS-10, NEWS-44
  test('shows only the e-mail field until it gets the focus', async () => {
    const { visitor } = await openForm({ site });
    expect([...OPTIONAL_NAMES, 'dne'].filter(findField)).toEqual([]);
    await visitor.click(field('email'));
    expect(OPTIONAL_NAMES.filter(findField)).toEqual(shown);
    expect(field('dne')).not.toBeChecked();
    expect(document.querySelector('[data-part="legal-notice"]')).toBeVisible();
    expect(document.querySelectorAll('button[type="submit"]')).toHaveLength(1);
  });

  // NEWS-17
  test('reports exactly the missing mandatory fields', async () => {
    const { visitor } = await openForm({ site });
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(submitButton());
    await waitFor(() =>
      expect([invalidFields(), callsTo(SUBSCRIBERS).length]).toEqual([
        required,
        required.length > 0 ? 0 : 1,
      ]),
    );
    const first = required.map(field).slice(0, 1);
    for (const control of first) expect(control).toHaveFocus();
  });

  // NEWS-20, NEWS-23
  test('sends all fields', async () => {
    const { visitor } = await openForm({ site });
    await visitor.type(field('email'), 'ada@example.org');
    if (shown.includes('salutation')) await visitor.selectOptions(field('salutation'), 'DIVERS');
    if (shown.includes('firstName')) {
      await visitor.type(field('firstName'), ' Ada ');
      await visitor.type(field('lastName'), 'Nagy-Öztürk');
    }
    if (shown.includes('legals')) await visitor.click(field('legals'));
    await visitor.click(submitButton());
    await screen.findByText((text) => text.includes('ada@example.org'));
    const body: unknown = await callsTo(SUBSCRIBERS)[0]?.json();
    expect(body).toEqual({
      email: 'ada@example.org',
      ...(shown.includes('salutation') && { salutation: 'DIVERS' }),
      ...(shown.includes('firstName') && { firstName: 'Ada', lastName: 'Nagy-Öztürk' }),
      consents: shown.includes('legals') ? ['NEWSLETTER'] : [],
      origin: 'NEWSLETTER',
      originAddition: '',
    });
  });
});

const disabledStates = () =>
  ['salutation', 'firstName', 'lastName'].map((name) =>
    field(name).matches(':disabled, [aria-disabled="true"]'),
  );

// NEWS-08
test('disables names and salutation while the e-mail field is empty', async () => {
  const { visitor } = await openForm({ site: 'HU' });
  await visitor.click(field('email'));
  expect(disabledStates()).toEqual([true, true, true]);
  await visitor.keyboard('a');
  expect(disabledStates()).toEqual([false, false, false]);
  await visitor.keyboard('{Backspace}');
  expect(disabledStates()).toEqual([true, true, true]);
});

// NEWS-08
test('a disabled name field cannot be focused by pointer or Tab, and ignores typed and pasted text', async () => {
  const { visitor } = await openForm({ site: 'TR' });
  await visitor.click(field('email'));
  await visitor.click(field('firstName'));
  expect(field('email')).toHaveFocus();
  await visitor.tab();
  expect(field('firstName')).not.toHaveFocus();
  act(() => field('firstName').focus()); // A click on the field's label has the same effect.
  await visitor.keyboard('Ada');
  await visitor.paste('Ada');
  expect(field('firstName')).toHaveValue('');
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.type(field('firstName'), 'Ada');
  expect(field('firstName')).toHaveValue('Ada');
});

test.each(['DE', 'TR'] as const)(
  'the form of %s links to the pages of its site (NEWS-41)',
  async (site) => {
    const { visitor } = await openForm({ site });
    await visitor.click(field('email'));
    const form = within(document.querySelector('form') as HTMLElement);
    const links = form.queryAllByRole('link', { hidden: true });
    const { voucher, pages } = newsletterRules[site];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/privacy',
        '/contact',
        voucher?.conditions,
        ...Object.values(pages),
      ]),
    );
  },
);

test('the list of salutations starts with an empty option (NEWS-07, NEWS-23)', async () => {
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.click(field('email'));
  const options = within(field('salutation')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', 'MRS', 'MR', 'DIVERS', 'COMPANY']);
});
