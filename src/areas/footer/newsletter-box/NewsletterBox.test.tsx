import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../../exposes/Footer.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { settle } from '../../../testing/settle.ts';
import { serveShop } from '../../../testing/shopServer.ts';
import { FakeIntersectionObserver } from './fixtures/fakeIntersectionObserver.ts';

const { shop, callsTo, hold, use } = serveShop();
const errors = collectErrors();

const STATUS = '/json/psdata';
const box = () => document.querySelector('[data-part="newsletter-box"]');
const form = () => document.querySelector('[data-fascia="newsletter-form"]');

const slot = () => document.querySelector('footer > [class*="slot"]');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const respondWithStatus = (nl_status: unknown) =>
  use(http.get(`*${STATUS}`, () => HttpResponse.json({ nl_status })));

/** Renders a footer and leaves its request for the status pending until the returned function is called. */
async function renderWhilePending() {
  respondWithStatus('SUBSCRIBED');
  const respond = hold(STATUS);
  await footer.prepare({ site: 'DE' });
  stopTime();
  await renderModule(footer, { site: 'DE' });
  return respond;
}

test('a visitor who has not signed up sees the box with its form (FOOT-20, FOOT-31)', async () => {
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(form()).toBeInTheDocument());
  expect(box()).toContainElement(form() as HTMLElement);
  expect(callsTo(STATUS)).toHaveLength(1);
  expect(callsTo(STATUS)[0]?.cache).toBe('no-store');
});

test.each(['WAITING_FOR_DOI', 'SUBSCRIBED'])(
  'a visitor with the status %s sees no box (FOOT-20)',
  async (status) => {
    respondWithStatus(status);
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(1));
    await screen.findByRole('contentinfo');
    await waitFor(() => expect(slot()).toBeNull());
    expect(box()).toBeNull();
    expect(form()).toBeNull();
  },
);

test('does not request the status if the host hides the box (FOOT-20)', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await waitFor(() =>
    expect(callsTo('/service/abtestfrontend/api/v1/getassignment')).toHaveLength(1),
  );
  expect(box()).toBeNull();
  expect(callsTo(STATUS)).toEqual([]);
});

test('shows the box and reports once if the request fails (FOOT-20)', async () => {
  shop.faults.set('footerPersonalData', { kind: 'status', status: 500 });
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(box()).toBeInTheDocument());
  expect(errors).toEqual([
    {
      module: 'footer',
      operation: 'newsletter-status',
      message: 'The service responded with status 500',
    },
  ]);
});

describe('while the service does not respond', () => {
  test('the box is shown after three seconds, and a later response does not remove it', async () => {
    const respond = await renderWhilePending();
    await wait(2999);
    expect(slot()).toBeInTheDocument();
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toBeInTheDocument();
    respond();
    jest.useRealTimers();
    await waitFor(() => expect(form()).toBeInTheDocument());
    await settle();
    expect(box()).toBeInTheDocument();
  });

  test('a response within three seconds is used', async () => {
    const respond = await renderWhilePending();
    await wait(2000);
    respond();
    jest.useRealTimers();
    await waitFor(() => expect(slot()).toBeNull());
    expect(box()).toBeNull();
  });
});

describe('in a browser with IntersectionObserver', () => {
  const observer = new FakeIntersectionObserver();

  test('loads the form when the box is near', async () => {
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(box()).toBeInTheDocument());
    expect(form()).toBeNull();
    act(() => observer.notify(true));
    await waitFor(() => expect(form()).toBeInTheDocument());
  });

  test('removes the box of a subscriber only when it is out of view', async () => {
    respondWithStatus('SUBSCRIBED');
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(observer.size).toBe(2));
    act(() => observer.notify(true));
    expect(box()).toBeNull();
    expect(document.querySelector('footer > div[class]')).toBeInTheDocument();
    const children = document.querySelectorAll('footer > div').length;
    act(() => observer.notify(false));
    expect(document.querySelectorAll('footer > div')).toHaveLength(children - 1);
  });
});
