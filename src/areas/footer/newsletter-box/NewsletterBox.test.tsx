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

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();

const STATUS = '/json/psdata';
const box = () => document.querySelector('[data-part="newsletter-box"]');
const form = () => document.querySelector('[data-fascia="newsletter-form"]');

const slot = () => document.querySelector('footer > [class*="slot"]');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders a footer; the returned function answers its request for the status. */
async function renderUnanswered() {
  const { promise: released, resolve: answerNow } = Promise.withResolvers<void>();
  use(
    http.get(`*${STATUS}`, async () => {
      await released;
      return HttpResponse.json({ nl_status: 'SUBSCRIBED' });
    }),
  );
  await footer.prepare({ site: 'DE' });
  stopTime();
  await renderModule(footer, { site: 'DE' });
  return answerNow;
}

const answerStatus = (nl_status: unknown) =>
  use(http.get(`*${STATUS}`, () => HttpResponse.json({ nl_status })));

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
    answerStatus(status);
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(1));
    await screen.findByRole('contentinfo');
    await waitFor(() => expect(slot()).toBeNull());
    expect(box()).toBeNull();
    expect(form()).toBeNull();
  },
);

test('a host may leave out the box, and then the status is not requested (FOOT-20)', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await waitFor(() =>
    expect(callsTo('/service/abtestfrontend/api/v1/getassignment')).toHaveLength(1),
  );
  expect(box()).toBeNull();
  expect(callsTo(STATUS)).toEqual([]);
});

test('where the request fails the visitor may sign up, and one failure is reported (FOOT-20)', async () => {
  shop.faults.set('footerPersonalData', { kind: 'status', status: 500 });
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(box()).toBeInTheDocument());
  expect(errors).toEqual([
    {
      module: 'footer',
      operation: 'newsletter-status',
      message: 'The service answered with status 500',
    },
  ]);
});

describe('while the service does not answer', () => {
  test('the box is shown after three seconds, and a later answer does not remove it', async () => {
    const answerNow = await renderUnanswered();
    await wait(2999);
    expect(slot()).toBeInTheDocument();
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toBeInTheDocument();
    answerNow();
    jest.useRealTimers();
    await waitFor(() => expect(form()).toBeInTheDocument());
    await settle();
    expect(box()).toBeInTheDocument();
  });

  test('an answer before that is used', async () => {
    const answerNow = await renderUnanswered();
    await wait(2000);
    answerNow();
    jest.useRealTimers();
    await waitFor(() => expect(slot()).toBeNull());
    expect(box()).toBeNull();
  });
});

describe('in a browser with IntersectionObserver', () => {
  const observer = new FakeIntersectionObserver();

  test('the form is loaded when the box is near', async () => {
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(box()).toBeInTheDocument());
    expect(form()).toBeNull();
    act(() => observer.notify(true));
    await waitFor(() => expect(form()).toBeInTheDocument());
  });

  test('the empty box is removed while it is out of view', async () => {
    answerStatus('SUBSCRIBED');
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
