import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../testing/collectEvents.ts';
import '../testing/freshPage.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as ui from './ui.ts';

serveShop();
const errors = collectErrors();
const { TextField, Button, Notification, ExpansionPanel, ExpansionPanelGroup } = ui;

test('every control is exported under its name', () => {
  expect(Object.keys(ui).toSorted()).toEqual([
    'AspectRatio',
    'Button',
    'Checkbox',
    'ExpansionLink',
    'ExpansionPanel',
    'ExpansionPanelGroup',
    'IbanField',
    'Modal',
    'Notification',
    'NumberField',
    'PasswordField',
    'Rating',
    'Select',
    'TextField',
    'prepare',
    'version',
  ]);
});

// HOST-05, UI-13
test('a control renders at once without a provider, and keeps typed text when its own texts are loaded', async () => {
  render(<TextField label="Ville" site="CH_FR" state="error" />);
  const field = screen.getByRole('textbox', { name: 'Ville' });
  await userEvent.type(field, 'Lausanne');
  expect(await screen.findByText('Ce champ n’est pas valable.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ville' })).toBe(field);
  expect(field).toHaveValue('Lausanne');
});

test('the locale takes precedence over the site, and an unknown one is reported', async () => {
  await Promise.all([ui.prepare(), ui.prepare({ locale: 'en' })]);
  render(
    <>
      <TextField label="City" site="TR" locale="en" state="error" />
      <TextField label="Town" locale={'xx' as 'en'} />
    </>,
  );
  expect(screen.getByText('This field is not valid.')).toBeVisible();
  expect(errors).toEqual([expect.objectContaining({ module: 'ui', operation: 'settings' })]);
});

const expanded = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded');

test('panels in a group form a single choice (UI-05)', async () => {
  await ui.prepare();
  render(
    <ExpansionPanelGroup initiallyOpen={['a']}>
      <ExpansionPanel id="a" title="Eins">
        erster Inhalt
      </ExpansionPanel>
      <ExpansionPanel id="b" title="Zwei">
        zweiter Inhalt
      </ExpansionPanel>
    </ExpansionPanelGroup>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zwei' }));
  expect([expanded('Eins'), expanded('Zwei')]).toEqual(['false', 'true']);
});

test('controls are inside a fascia root, which is a span around a button', async () => {
  await ui.prepare();
  render(
    <>
      <p>
        Jetzt <Button>Weiter</Button>
      </p>
      <Notification>Hinweis</Notification>
    </>,
  );
  expect(screen.getByRole('button').closest('.fascia-root')?.tagName).toBe('SPAN');
  expect(screen.getByText('Hinweis').closest('.fascia-root')).not.toBeNull();
});
