import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as footer from '../../../exposes/Footer.tsx';
import * as newsletter from '../../../exposes/NewsletterForm.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { settle } from '../../../testing/settle.ts';
import { serveShop } from '../../../testing/shopServer.ts';
import { FakeIntersectionObserver } from './fixtures/fakeIntersectionObserver.ts';

const { callsTo, hold, shop, use } = serveShop();
const errors = collectErrors();

const { Footer } = footer;
const { NewsletterForm } = newsletter;
const STATUS = '/json/psdata';
const box = () => document.querySelector<HTMLElement>('[data-part="newsletter-box"]');
const form = () => document.querySelector<HTMLElement>('footer form');
const slot = () => document.querySelector('footer > [class*="slot"]');

const respondWithStatus = (nl_status: unknown) =>
  use(http.get(`*${STATUS}`, () => HttpResponse.json({ nl_status })));
const dispatch = (name: string, detail?: unknown) =>
  act(async () => {
    window.dispatchEvent(new CustomEvent(name, { detail }));
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dispatchSignUp = (result = 'SUCCESS') => dispatch('fascia:newsletter-submitted', { result });

function signUp(root: HTMLElement): void {
  const email = within(root).getByRole('textbox', { name: 'E-Mail-Adresse' });
  fireEvent.change(email, { target: { value: 'ada@example.org' } });
  fireEvent.click(within(root).getByRole('button', { name: 'Jetzt anmelden' }));
}

test('two footers of a page request the status once (NEWS-52)', async () => {
  await footer.prepare();
  render(
    <>
      <Footer />
      <Footer />
    </>,
  );
  await waitFor(() => expect(document.querySelectorAll('footer form')).toHaveLength(2));
  expect(callsTo(STATUS)).toHaveLength(1);
});

describe('after a sign-up on the page', () => {
  test('a sign-up in another form replaces the footer’s form with a notice (NEWS-53)', async () => {
    await Promise.all([footer.prepare(), newsletter.prepare()]);
    render(
      <>
        <main>
          <NewsletterForm />
        </main>
        <Footer />
      </>,
    );
    await waitFor(() => expect(form()).toBeInTheDocument());
    signUp(screen.getByRole('main'));
    await waitFor(() => expect(form()).toBeNull());
    expect(box()).toHaveTextContent('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    expect(callsTo(STATUS)).toHaveLength(1);
  });

  test('the next footer shows no box and does not request the status again (NEWS-53)', async () => {
    const { unmount } = await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    signUp(box() as HTMLElement);
    await waitFor(() => expect(box()).toHaveTextContent('ada@example.org'));
    unmount();
    render(<Footer />);
    await screen.findByRole('contentinfo');
    expect(box()).toBeNull();
    expect(callsTo(STATUS)).toHaveLength(1);
  });
});

test('a failed request is retried when the next footer is mounted (NEWS-52)', async () => {
  shop.faults.set('footerPersonalData', { kind: 'status', status: 500, times: 1 });
  const { unmount } = await renderModule(footer, {});
  await waitFor(() => expect(box()).toBeInTheDocument());
  unmount();
  respondWithStatus('SUBSCRIBED');
  render(<Footer />);
  await waitFor(() => expect(callsTo(STATUS)).toHaveLength(2));
  await waitFor(() => expect(slot()).toBeNull());
});

test.each(['UNSUBSCRIBED', null])(
  'the unknown status %p lets the visitor sign up (NEWS-52)',
  async (status) => {
    respondWithStatus(status);
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    expect(errors).toEqual([]);
  },
);

describe('after a login without a page load', () => {
  test('the status is requested again and updates the box (NEWS-56)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    respondWithStatus('SUBSCRIBED');
    await dispatch('fascia:visitor-changed');
    await waitFor(() => expect(slot()).toBeNull());
    respondWithStatus('NONE');
    await dispatch('fascia:visitor-changed');
    await waitFor(() => expect(form()).toBeInTheDocument());
    expect(callsTo(STATUS)).toHaveLength(3);
  });

  test('the form keeps its input if the visitor has not signed up (NEWS-56)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    const email = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
    fireEvent.change(email, { target: { value: 'ada@' } });
    await dispatch('fascia:visitor-changed');
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(2));
    await settle();
    expect(email).toBeInTheDocument();
    expect(email).toHaveValue('ada@');
  });
});

describe('in a browser with IntersectionObserver', () => {
  const observer = new FakeIntersectionObserver();

  test.each([
    ['SUBSCRIBED', 'Sie erhalten unseren Newsletter bereits.'],
    ['WAITING_FOR_DOI', 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung'],
  ])('the status %s replaces the box until it is out of view (NEWS-53)', async (status, text) => {
    respondWithStatus(status);
    await renderModule(footer, {});
    await screen.findByText(text, { exact: false });
    expect(slot()).toHaveTextContent(text);
    expect(box()).toBeNull();
    act(() => observer.notify(true));
    expect(slot()).toBeInTheDocument();
    act(() => observer.notify(false));
    expect(slot()).toBeNull();
  });

  test('a sign-up in another form removes a box whose form has not loaded yet (NEWS-53)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    await dispatchSignUp('ERROR_GENERIC');
    expect(box()).toBeInTheDocument();
    await dispatchSignUp();
    expect(box()).toBeNull();
    act(() => observer.notify(false));
    expect(slot()).toBeNull();
  });

  test('a page from the back/forward cache waits three seconds for the status again (NEWS-53)', async () => {
    hold(STATUS);
    await footer.prepare();
    stopTime();
    await renderModule(footer, {});
    await wait(3000);
    expect(box()).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(box()).toBeNull();
    await wait(2999);
    expect(box()).toBeNull();
    await wait(1);
    expect(box()).toBeInTheDocument();
  });

  // NEWS-56, HOST-120
  test('the form keeps its input when a failed request of a new visitor is retried', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    use(http.get(`*${STATUS}`, () => HttpResponse.error()));
    await dispatch('fascia:visitor-changed');
    await waitFor(() => expect(errors).toHaveLength(1));
    act(() => observer.notify(true));
    await waitFor(() => expect(form()).toBeInTheDocument());
    const email = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
    fireEvent.change(email, { target: { value: 'ada@' } });
    respondWithStatus('SUBSCRIBED');
    const release = hold(STATUS);
    const { length } = callsTo(STATUS);
    await dispatch('online');
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(length + 1));
    expect(email).toBeInTheDocument();
    release();
    await settle();
    expect(email).toBeInTheDocument();
    expect(email).toHaveValue('ada@');
  });

  test('a failed request is retried when the box is near (NEWS-52)', async () => {
    shop.faults.set('footerPersonalData', { kind: 'status', status: 500, times: 1 });
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    respondWithStatus('SUBSCRIBED');
    act(() => observer.notify(true));
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(2));
    await waitFor(() => expect(slot()).toHaveTextContent('Sie erhalten'));
    expect(form()).toBeNull();
  });
});
