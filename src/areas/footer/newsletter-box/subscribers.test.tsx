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

const { callsTo, shop, use } = serveShop();
const errors = collectErrors();

const { Footer } = footer;
const { NewsletterForm } = newsletter;
const STATUS = '/json/psdata';
const box = () => document.querySelector<HTMLElement>('[data-part="newsletter-box"]');
const form = () => document.querySelector<HTMLElement>('footer form');
const slot = () => document.querySelector('footer > [class*="slot"]');

const answerStatus = (nl_status: unknown) =>
  use(http.get(`*${STATUS}`, () => HttpResponse.json({ nl_status })));
const tell = (name: string, detail?: unknown) =>
  act(async () => {
    window.dispatchEvent(new CustomEvent(name, { detail }));
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tellSignUp = (result = 'SUCCESS') => tell('fascia:newsletter-submitted', { result });

function signUp(root: HTMLElement): void {
  const email = within(root).getByRole('textbox', { name: 'E-Mail-Adresse' });
  fireEvent.change(email, { target: { value: 'ada@example.org' } });
  fireEvent.click(within(root).getByRole('button', { name: 'Jetzt anmelden' }));
}

test('two footers of a page read the status once (NEWS-52)', async () => {
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

describe('who has signed up in another form of the page', () => {
  test('is not asked again by the footer (NEWS-53)', async () => {
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

  test('is not asked again by a footer of the next page, without another read (NEWS-53)', async () => {
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

describe('the failed read of a status', () => {
  test('is repeated when the next footer is mounted (NEWS-52)', async () => {
    shop.faults.set('footerPersonalData', { kind: 'status', status: 500, times: 1 });
    const { unmount } = await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    unmount();
    answerStatus('SUBSCRIBED');
    render(<Footer />);
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(2));
    await waitFor(() => expect(slot()).toBeNull());
  });
});

test.each(['UNSUBSCRIBED', null])(
  'the status %p is no failure, and the visitor may sign up (NEWS-52)',
  async (status) => {
    answerStatus(status);
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    expect(errors).toEqual([]);
  },
);

describe('when another visitor has logged in without a page load', () => {
  test('the status is read again, and a subscriber is not asked (NEWS-56)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    answerStatus('SUBSCRIBED');
    await tell('fascia:visitor-changed');
    await waitFor(() => expect(slot()).toBeNull());
    answerStatus('NONE');
    await tell('fascia:visitor-changed');
    await waitFor(() => expect(form()).toBeInTheDocument());
    expect(callsTo(STATUS)).toHaveLength(3);
  });

  test('who has not signed up keeps what was typed into the box (NEWS-56)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(form()).toBeInTheDocument());
    const email = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
    fireEvent.change(email, { target: { value: 'ada@' } });
    await tell('fascia:visitor-changed');
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
  ])(
    'the status %s is shown in the place of a visible box until it is out of view (NEWS-53)',
    async (status, text) => {
      answerStatus(status);
      await renderModule(footer, {});
      await screen.findByText(text, { exact: false });
      expect(slot()).toHaveTextContent(text);
      expect(box()).toBeNull();
      act(() => observer.notify(true));
      expect(slot()).toBeInTheDocument();
      act(() => observer.notify(false));
      expect(slot()).toBeNull();
    },
  );

  test('a sign-up elsewhere closes a box whose form is not there yet (NEWS-53)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    await tellSignUp('ERROR_GENERIC');
    expect(box()).toBeInTheDocument();
    await tellSignUp();
    expect(box()).toBeNull();
    act(() => observer.notify(false));
    expect(slot()).toBeNull();
  });

  test('a restored page waits three seconds for the status again (NEWS-53)', async () => {
    use(http.get(`*${STATUS}`, () => new Promise<never>(() => {})));
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

  test('what is typed after a change of the visitor stays when a failed read is repeated (NEWS-56, HOST-120)', async () => {
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    use(http.get(`*${STATUS}`, () => HttpResponse.error()));
    await tell('fascia:visitor-changed');
    await waitFor(() => expect(errors).toHaveLength(1));
    act(() => observer.notify(true));
    await waitFor(() => expect(form()).toBeInTheDocument());
    const email = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
    fireEvent.change(email, { target: { value: 'ada@' } });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    use(
      http.get(`*${STATUS}`, async () => {
        await isReleased;
        return HttpResponse.json({ nl_status: 'SUBSCRIBED' });
      }),
    );
    const { length } = callsTo(STATUS);
    await tell('online');
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(length + 1));
    expect(email).toBeInTheDocument();
    release();
    await settle();
    expect(email).toBeInTheDocument();
    expect(email).toHaveValue('ada@');
  });

  test('a failed read is repeated when the box comes near (NEWS-52)', async () => {
    shop.faults.set('footerPersonalData', { kind: 'status', status: 500, times: 1 });
    await renderModule(footer, {});
    await waitFor(() => expect(box()).toBeInTheDocument());
    answerStatus('SUBSCRIBED');
    act(() => observer.notify(true));
    await waitFor(() => expect(callsTo(STATUS)).toHaveLength(2));
    await waitFor(() => expect(slot()).toHaveTextContent('Sie erhalten'));
    expect(form()).toBeNull();
  });
});
