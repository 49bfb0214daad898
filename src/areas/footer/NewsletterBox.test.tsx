import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../exposes/Footer.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { malformedBodies } from '../../testing/malformedBodies.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { Observers } from './proof/observers.ts';

const { shop, callsTo, use } = serveShop();
const errors = collectErrors();

const STATUS = '/json/psdata';
const box = () => document.querySelector('[data-part="newsletter-box"]');
const form = () => document.querySelector('[data-fascia="newsletter-form"]');

const place = () => document.querySelector('footer > [class*="place"]');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A footer whose question for the status is answered when the test says so. */
async function openUnanswered() {
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  use(
    http.get(`*${STATUS}`, async () => {
      await held;
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

test('who has not signed up sees the box with its form', async () => {
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(form()).toBeInTheDocument());
  expect(box()).toContainElement(form() as HTMLElement);
  expect(callsTo(STATUS)).toHaveLength(1);
  expect(callsTo(STATUS)[0]?.cache).toBe('no-store');
});

test.each(['WAITING_FOR_DOI', 'SUBSCRIBED'])('who is %s sees no box', async (status) => {
  answerStatus(status);
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(callsTo(STATUS)).toHaveLength(1));
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(document.querySelector('[class*="place"]')).toBeNull());
  expect(box()).toBeNull();
  expect(form()).toBeNull();
});

test('a host may do without the box, and then nobody asks', async () => {
  await renderModule(footer, { site: 'DE', hideNewsletter: true });
  await waitFor(() =>
    expect(callsTo('/service/abtestfrontend/api/v1/getassignment')).toHaveLength(1),
  );
  expect(box()).toBeNull();
  expect(callsTo(STATUS)).toEqual([]);
});

test('where the service fails the visitor may sign up, and it is reported once', async () => {
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

describe('where the service does not answer', () => {
  test('the box comes after three seconds all the same, and what is answered then takes nothing away', async () => {
    const answerNow = await openUnanswered();
    await wait(2999);
    expect(place()).toBeInTheDocument();
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toBeInTheDocument();
    answerNow();
    jest.useRealTimers();
    await waitFor(() => expect(form()).toBeInTheDocument());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(box()).toBeInTheDocument();
  });

  test('until then an answer counts', async () => {
    const answerNow = await openUnanswered();
    await wait(2000);
    answerNow();
    jest.useRealTimers();
    await waitFor(() => expect(place()).toBeNull());
    expect(box()).toBeNull();
  });
});

test.each(malformedBodies)('%s as an answer leaves the box and is reported', async (_, body) => {
  use(http.get(`*${STATUS}`, () => HttpResponse.text(body)));
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(box()).toBeInTheDocument());
  expect(errors.map(({ operation }) => operation)).toEqual(['newsletter-status']);
});

describe('in a browser that knows what is in view', () => {
  const observers = new Observers();

  test('the form comes when the box is near', async () => {
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(box()).toBeInTheDocument());
    expect(form()).toBeNull();
    act(() => observers.tell(true));
    await waitFor(() => expect(form()).toBeInTheDocument());
  });

  test('the place of the box goes when nobody looks at it', async () => {
    answerStatus('SUBSCRIBED');
    await renderModule(footer, { site: 'DE' });
    await waitFor(() => expect(observers.size).toBe(2));
    act(() => observers.tell(true));
    expect(box()).toBeNull();
    expect(document.querySelector('footer > div[class]')).toBeInTheDocument();
    const places = document.querySelectorAll('footer > div').length;
    act(() => observers.tell(false));
    expect(document.querySelectorAll('footer > div')).toHaveLength(places - 1);
  });
});
