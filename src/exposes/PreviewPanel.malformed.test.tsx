import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../testing/collectEvents.ts';
import { malformedBodies } from '../testing/malformedBodies.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as previewPanel from './PreviewPanel.tsx';

const { use, callsTo } = serveShop();
const errors = collectErrors();

const AUTH = '/service/preview/api/auth';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';
const TOKEN = '/service/preview/api/token';
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const operations = () => errors.map(({ operation }) => operation);

const answer = (path: string, body: string) =>
  use(
    http.get(
      `*${path}`,
      () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
    ),
  );

beforeEach(() => {
  document.cookie = 'StaffAuth=somebody; Path=/';
});

async function open(): Promise<void> {
  await renderModule(previewPanel, {});
  fireEvent.click(await screen.findByRole('button', { name: /Preview/ }));
  await waitFor(() => expect(part('message')).not.toHaveAttribute('data-state', 'loading'));
}

describe.each(malformedBodies)('When a service of the preview answers %s', (_, body) => {
  test('to the check, there is no panel, and it is told', async () => {
    answer(`${AUTH}/checkauth`, body);
    const { container } = await renderModule(previewPanel, {});
    await waitFor(() => expect(operations()).toEqual(['check']));
    expect(container).toBeEmptyDOMElement();
  });

  test('to the list of tests, staff read that it failed, or that there are none', async () => {
    answer(TESTS, body);
    await open();
    expect(part('message')).toHaveTextContent(
      body.startsWith('[') ? 'No active tests for this date.' : 'Failed to fetch AB tests.',
    );
    expect(part('ab-test')).toBeVisible();
    expect(part('apply')).toBeEnabled();
    expect(new Set(operations())).toEqual(new Set(['tests']));
  });

  test('to what is applied, staff read that it failed', async () => {
    answer(TOKEN, body);
    await open();
    fireEvent.click(part('apply') as Element);
    await waitFor(() => expect(part('message')).toHaveTextContent('Applying settings failed.'));
    expect(callsTo(TOKEN)).toHaveLength(1);
    expect(operations()).toEqual(['apply']);
  });

  test('to the renewal, the panel stays usable', async () => {
    answer(`${AUTH}/login/renew`, body);
    await open();
    await waitFor(() => expect(operations()).toEqual(['renew']));
    expect(part('apply')).toBeEnabled();
  });

  test('to the logout, the panel stays usable', async () => {
    answer(`${AUTH}/logout`, body);
    await open();
    fireEvent.click(part('logout') as Element);
    await waitFor(() => expect(operations()).toEqual(['logout']));
    await act(async () => {});
    expect(part('open')).toBeVisible();
  });
});
