import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../testing/hydrateMarkup.tsx';
import { ExpansionLink } from './ExpansionLink.tsx';
import { ExpansionPanel } from './ExpansionPanel.tsx';
import { ExpansionPanelGroup } from './ExpansionPanelGroup.tsx';

type GroupSettings = Omit<Parameters<typeof ExpansionPanelGroup>[0], 'children'>;

function Questions({ type, ...settings }: GroupSettings & { type?: 'normal' | 'radioButton' }) {
  return (
    <ExpansionPanelGroup {...settings}>
      <ExpansionPanel id="payment" title="Zahlung" type={type}>
        Auf Rechnung
      </ExpansionPanel>
      <ExpansionPanel id="delivery" title="Lieferung" type={type}>
        In zwei Tagen
      </ExpansionPanel>
      <ExpansionLink href="/filialen" title="Filialen" />
    </ExpansionPanelGroup>
  );
}

const heading = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(heading(name));

test('a single-select group opens one panel at a time (UI-05)', async () => {
  render(<Questions />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  await press('Lieferung');
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
  expect(screen.getByText('Auf Rechnung')).not.toBeVisible();
});

test('the open panel of a single-select group cannot be closed (UI-05)', async () => {
  const changed = jest.fn();
  render(<Questions initiallyOpen={['payment']} onChange={changed} />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(heading('Zahlung')).toHaveAttribute('aria-disabled', 'true');
  expect(heading('Lieferung')).not.toHaveAttribute('aria-disabled');
  expect(changed).not.toHaveBeenCalled();
});

test('a multi-select group toggles each panel separately (UI-05)', async () => {
  const changed = jest.fn();
  render(<Questions multi initiallyOpen={['payment', 'delivery']} onChange={changed} />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).not.toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
  expect(changed).toHaveBeenLastCalledWith(['delivery']);
});

test('a single-select group opens only the first of the initially open panels', () => {
  render(<Questions initiallyOpen={['delivery', 'payment']} />);
  expect(heading('Lieferung')).toHaveAttribute('aria-expanded', 'true');
  expect(heading('Zahlung')).toHaveAttribute('aria-expanded', 'false');
});

test("a heading's button exposes its state and content to assistive technology", async () => {
  render(<Questions />);
  expect(heading('Zahlung')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(heading('Zahlung')).toHaveAttribute('aria-expanded', 'true');
  const id = heading('Zahlung').getAttribute('aria-controls') ?? '';
  expect(document.getElementById(id)).toHaveTextContent('Auf Rechnung');
  expect(screen.getByRole('heading', { level: 3, name: 'Zahlung' })).toBeVisible();
});

test('a panel of type link is a link (UI-05)', () => {
  render(<Questions />);
  expect(screen.getByRole('link', { name: 'Filialen' })).toHaveAttribute('href', '/filialen');
});

test('panels of type radioButton form a group of radio buttons (UI-05)', async () => {
  const changed = jest.fn();
  render(<Questions type="radioButton" label="Zahlungsart" onChange={changed} />);
  expect(screen.getByRole('group', { name: 'Zahlungsart' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Zahlung' }));
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
  expect(screen.getByText('Auf Rechnung')).not.toBeVisible();
  expect(changed.mock.calls).toEqual([[['payment']], [['delivery']]]);
});

test('panels of type radioButton in a multi-select group are checkboxes', async () => {
  render(<Questions multi type="radioButton" />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zahlung' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lieferung' }));
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
});

test('two groups on a page are independent', async () => {
  render(
    <>
      <Questions type="radioButton" initiallyOpen={['payment']} />
      <Questions type="radioButton" />
    </>,
  );
  const [first, , second] = screen.getAllByRole('radio');
  if (second) await userEvent.click(second);
  expect(second).toBeChecked();
  expect(first).toBeChecked();
});

test('a panel without a group opens and closes', async () => {
  render(<ExpansionPanel title="Rechtliches">Es gilt deutsches Recht.</ExpansionPanel>);
  await press('Rechtliches');
  expect(screen.getByText('Es gilt deutsches Recht.')).toBeVisible();
  await press('Rechtliches');
  expect(screen.getByText('Es gilt deutsches Recht.')).not.toBeVisible();
});

test('a group that is not collapsible shows all panels with plain headings', () => {
  render(<Questions collapsible={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Zahlung' })).toBeVisible();
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
});

test('an open panel stays open after its group was temporarily not collapsible', async () => {
  const { rerender } = render(<Questions initiallyOpen={['payment']} />);
  await press('Lieferung');
  rerender(<Questions collapsible={false} />);
  rerender(<Questions />);
  expect(heading('Lieferung')).toHaveAttribute('aria-expanded', 'true');
});

test('a panel that the focus has opened stays open during hydration (SSR-21)', async () => {
  const page = serve(<Questions multi initiallyOpen={['payment']} />);
  act(() => heading('Lieferung').focus());
  await page.hydrate();
  expect([...page.container.querySelectorAll('*')]).toEqual(page.served);
  expect(heading('Lieferung')).toHaveFocus();
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
});

test('a panel that was closed on the server stays closed during hydration', async () => {
  await serve(<Questions initiallyOpen={['payment']} />).hydrate();
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).not.toBeVisible();
});
