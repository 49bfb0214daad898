import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import * as newsletter from '../../exposes/NewsletterForm.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { field, part, submitButton, SUBSCRIBERS } from '../../testing/newsletterPage.tsx';
import { advance, settle } from '../../testing/settle.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, callsTo } = serveShop();
const errors = collectErrors();
const submitted = collectEvents('fascia:newsletter-submitted');

/** Signs up while the service delays its response by `ms`. */
async function signUpSlowly(ms: number): Promise<void> {
  stopTime();
  shop.faults.set('newsletterSignUp', { kind: 'delay', ms });
  await signUp();
}

async function signUp(): Promise<void> {
  fireEvent.change(field('email'), { target: { value: 'ada@example.org' } });
  fireEvent.click(submitButton());
  await settle();
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
}

// NEWS-31, NEWS-29, HOST-26
test('a sign-up without a response fails after 15 seconds and keeps the input', async () => {
  await renderModule(newsletter, {});
  await signUpSlowly(60_000);
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await advance(14_999);
  expect(part('technical-error')).toBeNull();
  await advance(1);
  expect(part('technical-error')).toHaveFocus();
  expect(field('email')).toHaveValue('ada@example.org');
  expect(submitButton()).not.toHaveAttribute('aria-busy');
  expect(submitted).toEqual([{ result: 'ERROR_GENERIC' }]);
  expect(errors).toEqual([
    expect.objectContaining({ operation: 'sign-up', message: 'No response: timeout' }),
  ]);
});

test('neither the button nor Enter sends another request while a sign-up is pending', async () => {
  await renderModule(newsletter, {});
  await signUpSlowly(5000);
  fireEvent.click(submitButton());
  fireEvent.submit(part('form') ?? document.body);
  await advance(5000);
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
});

test('reports the result even if the form is unmounted while the sign-up is pending (NEWS-33)', async () => {
  const results: string[] = [];
  await renderModule(newsletter, { onSubmitted: (result) => results.push(result) });
  await signUpSlowly(5000);
  cleanup();
  await advance(5000);
  expect(submitted).toEqual([{ result: 'SUCCESS' }]);
  expect(results).toEqual(['SUCCESS']);
  expect(errors).toEqual([]);
});

test('passes the result to the host’s latest callback (NEWS-33)', async () => {
  const results: string[] = [];
  const { default: Form } = newsletter;
  const { rerender } = await renderModule(newsletter, {
    onSubmitted: () => results.push('before'),
  });
  await signUpSlowly(5000);
  rerender(<Form onSubmitted={() => results.push('now')} />);
  await advance(5000);
  expect(part('success')).toBeVisible();
  expect(results).toEqual(['now']);
});

test('sends and reports a sign-up once in React’s strict mode', async () => {
  await newsletter.prepare();
  render(
    <StrictMode>
      <newsletter.NewsletterForm />
    </StrictMode>,
  );
  await signUp();
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(callsTo(SUBSCRIBERS)).toHaveLength(1);
  expect(submitted).toHaveLength(1);
});

test('scrolls to the success message (NEWS-29)', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  await renderModule(newsletter, {});
  await signUp();
  await waitFor(() => expect(part('success')).toBeVisible());
  expect(scrolled).toEqual([part('success')]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

// NEWS-01, NEWS-02
test('the picture changes at 1024 px and is hidden from assistive technology', async () => {
  await renderModule(newsletter, {});
  const picture = document.querySelector('[data-fascia] picture');
  const folder = String.raw`^/service/newsletterfrontend/newslettersubscriptionform/[^/]+\.jpg$`;
  const source = picture?.querySelector('source');
  expect(source?.media).toBe('(min-width: 1024px)');
  expect(source?.srcset).toMatch(new RegExp(folder));
  expect(picture?.querySelector('img')?.getAttribute('src')).toMatch(new RegExp(folder));
  expect(picture?.querySelector('img')?.getAttribute('src')).not.toBe(source?.srcset);
  expect(picture?.closest('[aria-hidden="true"]')).toHaveTextContent('10 %');
});
