import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../testing/collectEvents.ts';
import { bodiesFor, malformedBodies } from '../testing/malformedBodies.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as previewPanel from './PreviewPanel.tsx';

const { use, callsTo } = serveShop();
const errors = collectErrors();

const AUTH = '/service/preview/api/auth';
const TESTS = '/service/abtestfrontend/api/v1/gettestsat';
const TOKEN = '/service/preview/api/token';
const RENEW = `${AUTH}/login/renew`;
const LOGOUT = `${AUTH}/logout`;
/** The same code reads their answers. */
const CHANGES = [TOKEN, RENEW, LOGOUT];
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

describe.each(malformedBodies)('When a preview service answers with %s', (_, body) => {
  test('the check shows no panel, and the failure is reported (PREV-01, PREV-03, HOST-34)', async () => {
    answer(`${AUTH}/checkauth`, body);
    const { container } = await renderModule(previewPanel, {});
    await waitFor(() => expect(operations()).toEqual(['check']));
    expect(container).toBeEmptyDOMElement();
  });

  test('the list of tests has failed, or is empty (PREV-10, PREV-11)', async () => {
    answer(TESTS, body);
    await open();
    expect(part('message')).toHaveTextContent(
      body.startsWith('[') ? 'No active tests for this date.' : 'Failed to fetch AB tests.',
    );
    expect(part('ab-test')).toBeVisible();
    expect(part('apply')).toBeEnabled();
    expect(new Set(operations())).toEqual(new Set(['tests']));
  });
});

describe('When a preview service answers a change with', () => {
  test.each(bodiesFor(CHANGES, TOKEN))('%s, applying has failed (PREV-16)', async (_, body) => {
    answer(TOKEN, body);
    await open();
    fireEvent.click(part('apply') as Element);
    await waitFor(() => expect(part('message')).toHaveTextContent('Applying settings failed.'));
    expect(callsTo(TOKEN)).toHaveLength(1);
    expect(operations()).toEqual(['apply']);
  });

  test.each(bodiesFor(CHANGES, RENEW))(
    '%s, after the renewal the panel stays usable (PREV-05)',
    async (_, body) => {
      answer(RENEW, body);
      await open();
      await waitFor(() => expect(operations()).toEqual(['renew']));
      expect(part('apply')).toBeEnabled();
    },
  );

  test.each(bodiesFor(CHANGES, LOGOUT))(
    '%s, after the logout the panel stays usable (PREV-18)',
    async (_, body) => {
      answer(LOGOUT, body);
      await open();
      fireEvent.click(part('logout') as Element);
      await waitFor(() => expect(operations()).toEqual(['logout']));
      await act(async () => {});
      expect(part('open')).toBeVisible();
    },
  );
});
