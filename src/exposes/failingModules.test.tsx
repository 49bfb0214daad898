import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../testing/collectEvents.ts';
import { failToRender } from '../testing/failToRender.ts';
import { field, findField, openForm, part, submitButton } from '../testing/newsletterPage.tsx';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as previewPanel from './PreviewPanel.tsx';

const { shop } = serveShop();
const errors = collectErrors();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
});

afterEach(() => jest.restoreAllMocks());

// HOST-39, HOST-155
test('keeps the input of a newsletter form after an error, and its address after two', async () => {
  shop.faults.set('newsletterSignUp', { kind: 'status', status: 500 });
  const { visitor } = await openForm({ site: 'AT' });
  await visitor.type(field('email'), 'ada@example.org');
  await visitor.type(field('lastName'), 'Lovelace');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // The two errors are related.
  failToRender('[data-part="technical-error"]');
  await visitor.click(submitButton());
  await waitFor(() => expect(errors).toHaveLength(2));
  expect(errors[1]).toEqual({
    module: 'newsletter-form',
    operation: 'form',
    message: 'RangeError',
  });
  expect(field('email')).toHaveValue('ada@example.org');
  expect(field('lastName')).toHaveValue('Lovelace');
  await visitor.click(submitButton());
  await waitFor(() => expect(findField('lastName')).toBeNull());
  expect(field('email')).toHaveValue('ada@example.org');
  expect(part('form')).toHaveAttribute('action', '/subscribenewsletter');
});

// HOST-39, HOST-155
test('replaces a failed preview panel with a notice that can restart it', async () => {
  document.cookie = 'StaffAuth=somebody; Path=/';
  failToRender('[data-part="open"]');
  await renderModule(previewPanel, {});
  expect(await screen.findByRole('alert')).toHaveTextContent('The preview has failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: /Preview/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
