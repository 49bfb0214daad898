import { jest } from '@jest/globals';
import { useLingui } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import '../testing/freshPage.ts';
import { withModuleShell } from './withModuleShell.tsx';

const errors = collectErrors();

function Greeting(props: { name: string }) {
  const { _ } = useLingui();
  if (props.name === '') throw new RangeError('No name');
  return <p title={_('ui.close')}>{Object.entries(props).join()}</p>;
}

const ExposedGreeting = withModuleShell(Greeting, 'span');

afterEach(() => jest.restoreAllMocks());

// HOST-05, UI-12
test('renders a control immediately and adds its texts when they have been loaded', async () => {
  render(<ExposedGreeting name="Ada" site="CZ" />);
  const paragraph = screen.getByText('name,Ada');
  expect(paragraph).toHaveAttribute('title', '');
  expect(await screen.findByTitle('Zavřít')).toBe(paragraph);
});

test('renders the given root element and does not pass site and locale to the control', async () => {
  await pageTexts('en').load();
  render(<ExposedGreeting name="Ada" site="TR" locale="en" />);
  const root = screen.getByText('name,Ada').parentElement;
  expect(root?.tagName).toBe('SPAN');
  expect(root).toHaveClass('fascia-root');
  expect(screen.getByTitle('Close')).toBeVisible();
});

// SITE-07
test('adds a `lang` attribute if the host sets the language', async () => {
  await Promise.all([pageTexts('de-DE').load(), pageTexts('cs-CZ').load()]);
  const { rerender } = render(<ExposedGreeting name="Ada" />);
  const root = screen.getByText('name,Ada').parentElement;
  expect(root).not.toHaveAttribute('lang');
  rerender(<ExposedGreeting name="Ada" site="CZ" />);
  expect(root).toHaveAttribute('lang', 'cs-CZ');
});

test('reports a control that fails, and does not throw into the host (HOST-39)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
  await pageTexts('de-DE').load();
  const { container } = render(<ExposedGreeting name="" />);
  expect(container).toBeEmptyDOMElement();
  expect(errors).toEqual([{ module: 'ui', operation: 'render', message: 'RangeError' }]);
});
