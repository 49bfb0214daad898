import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../testing/collectEvents.ts';
import '../testing/freshPage.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as ui from './ui.ts';

serveShop();
const errors = collectErrors();
const { TextField, Button, Notification, ExpansionPanel, ExpansionPanelGroup } = ui;

test('A host finds every control under its name', () => {
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
  ]);
});

test('A control is there at once, without a provider, and keeps what was typed when its texts arrive', async () => {
  render(<TextField label="Ville" site="CH_FR" state="error" />);
  const field = screen.getByRole('textbox', { name: 'Ville' });
  await userEvent.type(field, 'Lausanne');
  expect(await screen.findByText('Ce champ n’est pas valable.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ville' })).toBe(field);
  expect(field).toHaveValue('Lausanne');
});

test('A locale wins over the site, and an unknown one is told', async () => {
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

test('A panel knows the group around it', async () => {
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

test('Controls stand in the tokens of fascia, and a button may stand in a line of text', async () => {
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
