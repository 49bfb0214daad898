import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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

const head = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(head(name));

test('in a group one panel is open at a time', async () => {
  render(<Questions />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  await press('Lieferung');
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
  expect(screen.getByText('Auf Rechnung')).not.toBeVisible();
});

test('the open panel of such a group cannot be closed, and says so', async () => {
  const changed = jest.fn();
  render(<Questions initiallyOpen={['payment']} onChange={changed} />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(head('Zahlung')).toHaveAttribute('aria-disabled', 'true');
  expect(head('Lieferung')).not.toHaveAttribute('aria-disabled');
  expect(changed).not.toHaveBeenCalled();
});

test('in a group for several, each panel opens and closes by itself', async () => {
  const changed = jest.fn();
  render(<Questions multi initiallyOpen={['payment', 'delivery']} onChange={changed} />);
  await press('Zahlung');
  expect(screen.getByText('Auf Rechnung')).not.toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
  expect(changed).toHaveBeenLastCalledWith(['delivery']);
});

test('a group for one begins with one open panel, however many are asked for', () => {
  render(<Questions initiallyOpen={['delivery', 'payment']} />);
  expect(head('Lieferung')).toHaveAttribute('aria-expanded', 'true');
  expect(head('Zahlung')).toHaveAttribute('aria-expanded', 'false');
});

test('a head tells assistive technology what it opens', async () => {
  render(<Questions />);
  expect(head('Zahlung')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(head('Zahlung')).toHaveAttribute('aria-expanded', 'true');
  const id = head('Zahlung').getAttribute('aria-controls') ?? '';
  expect(document.getElementById(id)).toHaveTextContent('Auf Rechnung');
  expect(screen.getByRole('heading', { level: 3, name: 'Zahlung' })).toBeVisible();
});

test('a closed panel’s content stays rendered', () => {
  render(<Questions />);
  expect(screen.getByText('Auf Rechnung')).toBeInTheDocument();
});

test('a panel that is a link leads to its page', () => {
  render(<Questions />);
  expect(screen.getByRole('link', { name: 'Filialen' })).toHaveAttribute('href', '/filialen');
});

test('panels that are radio buttons are one choice', async () => {
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

test('in a group for several, choices are check boxes', async () => {
  render(<Questions multi type="radioButton" />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zahlung' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lieferung' }));
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
});

test('two groups on a page do not choose for each other', async () => {
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

test('a panel by itself opens and closes', async () => {
  render(<ExpansionPanel title="Rechtliches">Es gilt deutsches Recht.</ExpansionPanel>);
  await press('Rechtliches');
  expect(screen.getByText('Es gilt deutsches Recht.')).toBeVisible();
  await press('Rechtliches');
  expect(screen.getByText('Es gilt deutsches Recht.')).not.toBeVisible();
});

test('where there is room, all panels stand open and no head is a button', () => {
  render(<Questions collapsible={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Zahlung' })).toBeVisible();
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  expect(screen.getByText('In zwei Tagen')).toBeVisible();
});

test('what is open stays open when the room goes and comes back', async () => {
  const { rerender } = render(<Questions initiallyOpen={['payment']} />);
  await press('Lieferung');
  rerender(<Questions collapsible={false} />);
  rerender(<Questions />);
  expect(head('Lieferung')).toHaveAttribute('aria-expanded', 'true');
});

test('a server draws what the browser will draw', () => {
  const html = renderToString(<Questions initiallyOpen={['payment']} />);
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const { container } = render(<Questions initiallyOpen={['payment']} />, {
    container: place,
    hydrate: true,
  });
  expect(container.innerHTML).toBe(html);
  expect(screen.getByText('Auf Rechnung')).toBeVisible();
  place.remove();
});
