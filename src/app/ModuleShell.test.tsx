import { jest } from '@jest/globals';
import { useLingui } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { useStore } from 'react-redux';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { parseSettings, siteSettings } from '../foundation/settings/parseSettings.ts';
import { useModule } from '../foundation/sites/moduleContext.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import '../testing/freshPage.ts';
import { ModuleShell } from './ModuleShell.tsx';
import { currentPage } from './page.ts';

const errors = collectErrors();

function Content({ fails = false }) {
  const { _ } = useLingui();
  const { site, locale } = useModule();
  const isPageStore = useStore() === currentPage().store;
  if (fails) throw new RangeError('Personal data: Erika Mustermann');
  return <p>{`${site} ${locale} ${_('header.menu.toggle')} ${isPageStore}`}</p>;
}

const shell = (settings: object, fails = false) => (
  <ModuleShell
    module="header"
    parsed={parseSettings(siteSettings, settings)}
    frame={<p>empty frame</p>}
  >
    <Content fails={fails} />
  </ModuleShell>
);

afterEach(() => jest.restoreAllMocks());

test('shows the frame until the texts have been loaded (HOST-03)', async () => {
  render(shell({ site: 'CZ' }));
  expect(screen.getByText('empty frame')).toBeVisible();
  expect(await screen.findByText(/^CZ cs-CZ/)).toBeVisible();
  expect(screen.queryByText('empty frame')).toBeNull();
});

test('provides settings, texts and the page’s store to the content (HOST-05)', async () => {
  await pageTexts('en').load();
  render(shell({ site: 'TR', locale: 'en' }));
  expect(screen.getByText('TR en Menu true')).toBeVisible();
});

test('reports invalid settings once each time they change (HOST-16)', async () => {
  await pageTexts('de-DE').load();
  const { rerender } = render(shell({ site: 'XX' }));
  rerender(shell({ site: 'XX' }));
  expect(errors).toEqual([
    { module: 'header', operation: 'settings', message: expect.stringContaining('"site"') },
  ]);
  rerender(shell({ locale: 'xx' }));
  expect(errors).toHaveLength(2);
});

// HOST-22, HOST-39
test('reports a render error without personal data and retries after a language change', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
  await Promise.all([pageTexts('de-DE').load(), pageTexts('en').load()]);
  const { container, rerender } = render(shell({}, true));
  expect(container).toBeEmptyDOMElement();
  expect(errors).toEqual([{ module: 'header', operation: 'render', message: 'RangeError' }]);
  rerender(shell({ locale: 'en' }));
  expect(screen.getByText(/^DE en/)).toBeVisible();
});
