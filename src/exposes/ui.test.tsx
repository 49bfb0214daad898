import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../testing/collectEvents.ts';
import '../testing/freshPage.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as ui from './ui.ts';

serveShop();
const errors = collectErrors();
const { TextField, ExpansionPanel, ExpansionPanelGroup } = ui;

test('exports every control', () => {
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

test('prefers the locale to the site and reports an unknown locale', async () => {
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

test('opens only one panel of a group at a time (UI-05)', async () => {
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
