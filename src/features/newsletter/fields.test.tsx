import { newsletterRules } from '#shop/newsletterRules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { siteCodes, type Site } from '../../foundation/sites/sites.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();
const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';

type Control = HTMLInputElement | HTMLSelectElement;
const find = (name: string) => document.querySelector<Control>(`[name="${name}"]`);
function field(name: string): Control {
  const found = find(name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}
const form = () => document.querySelector<HTMLElement>('[data-part="form"]') ?? document.body;
const submit = () => form().querySelector<HTMLElement>('button[type="submit"]') ?? document.body;
const links = () =>
  within(form())
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

async function open(site: Site) {
  const visitor = userEvent.setup({ delay: null });
  await renderModule(newsletter, { site });
  return visitor;
}

/** The fields beside the e-mail address (NEWS-07, NEWS-09). */
const expectedFields: Record<Site, { shown: string[]; required: string[] }> = {
  DE: { shown: [], required: [] },
  AT: { shown: ['salutation', 'firstName', 'lastName'], required: [] },
  CH: { shown: [], required: [] },
  CH_FR: { shown: [], required: [] },
  CZ: { shown: [], required: [] },
  HU: {
    shown: ['salutation', 'firstName', 'lastName'],
    required: ['salutation', 'firstName', 'lastName'],
  },
  PL: { shown: [], required: [] },
  SK: { shown: [], required: [] },
  TR: { shown: ['firstName', 'lastName', 'legals'], required: ['firstName', 'lastName', 'legals'] },
};
const OPTIONAL_NAMES = ['salutation', 'firstName', 'lastName', 'legals'];

const invalidFields = () =>
  OPTIONAL_NAMES.filter((name) => find(name)?.getAttribute('aria-invalid') === 'true');

describe.each(siteCodes)('On %s', (site) => {
  const { shown, required } = expectedFields[site];

  // NEWS-03, NEWS-07, NEWS-09, NEWS-44
  test('the form shows the e-mail field alone at first, and the other fields once it has the focus', async () => {
    const visitor = await open(site);
    expect([...OPTIONAL_NAMES, 'dne'].filter(find)).toEqual([]);
    await visitor.click(field('email'));
    expect(OPTIONAL_NAMES.filter(find)).toEqual(shown);
    expect(field('dne')).not.toBeChecked();
    expect(document.querySelector('[data-part="legal-notice"]')).toBeVisible();
    expect(form().querySelectorAll('button[type="submit"]')).toHaveLength(1);
  });

  test('names and salutation are disabled while the e-mail field is empty (NEWS-08)', async () => {
    const visitor = await open(site);
    await visitor.click(field('email'));
    const person = shown.filter((name) => name !== 'legals');
    for (const name of person) expect(field(name)).toBeDisabled();
    await visitor.keyboard('a');
    for (const name of person) expect(field(name)).toBeEnabled();
    await visitor.keyboard('{Backspace}');
    for (const name of person) expect(field(name)).toBeDisabled();
  });

  // NEWS-17, NEWS-18, NEWS-19
  test('a sign-up with the e-mail address alone fails on exactly the mandatory fields', async () => {
    const visitor = await open(site);
    await visitor.type(field('email'), 'ada@example.org');
    await visitor.click(submit());
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
  test('all fields are sent, and the service accepts them', async () => {
    const visitor = await open(site);
    await visitor.type(field('email'), 'ada@example.org');
    if (shown.includes('salutation')) await visitor.selectOptions(field('salutation'), 'DIVERS');
    if (shown.includes('firstName')) {
      await visitor.type(field('firstName'), ' Ada ');
      await visitor.type(field('lastName'), 'Nagy-Öztürk');
    }
    if (shown.includes('legals')) await visitor.click(field('legals'));
    await visitor.click(submit());
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

  test('the form links to the pages of its country, and names its minimum age (NEWS-38, NEWS-41, NEWS-42)', async () => {
    const visitor = await open(site);
    await visitor.click(field('email'));
    const { voucher, pages } = newsletterRules[site];
    expect(links()).toEqual(
      expect.arrayContaining([
        '/privacy',
        '/contact',
        voucher?.conditions,
        ...Object.values(pages),
      ]),
    );
    expect(document.body.textContent).toContain(`${site === 'CZ' || site === 'SK' ? 18 : 16}`);
  });
});

test('A sample newsletter is linked on DE, AT and HU only, four further pages on TR (NEWS-41, NEWS-42)', () => {
  const pages = siteCodes.map((site) => [site, Object.keys(newsletterRules[site].pages)]);
  expect(Object.fromEntries(pages)).toEqual({
    ...Object.fromEntries(siteCodes.map((site) => [site, []])),
    DE: ['sample'],
    AT: ['sample'],
    HU: ['sample'],
    TR: ['hint', 'usage', 'marketing', 'privacyNotice'],
  });
});

test('The list of salutations starts with a blank one (NEWS-06, NEWS-24)', async () => {
  const visitor = await open('AT');
  await visitor.click(field('email'));
  const options = within(field('salutation')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', 'MRS', 'MR', 'DIVERS', 'COMPANY']);
});
