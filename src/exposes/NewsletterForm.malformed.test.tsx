import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../testing/collectEvents.ts';
import { bodiesFor, malformedBodies } from '../testing/malformedBodies.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as newsletter from './NewsletterForm.tsx';

const { use, callsTo } = serveShop();
const errors = collectErrors();

const SUBSCRIBERS = '/service/newsletter/api/internal/newsletter-subscribers';
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });

async function signUpAnswered(status: number, body: string): Promise<void> {
  use(
    http.post(
      `*${SUBSCRIBERS}`,
      () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
    ),
  );
  await renderModule(newsletter, {});
  fireEvent.change(email(), { target: { value: 'ada@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Jetzt anmelden' }));
  await waitFor(() => expect(callsTo(SUBSCRIBERS)).toHaveLength(1));
}

const REFUSALS = [400, 503];

// NEWS-31, HOST-34
describe.each(REFUSALS)('A sign-up that is answered with status %i', (status) => {
  test.each(bodiesFor(REFUSALS, status))('and %s fails, and the address stays', async (_, body) => {
    await signUpAnswered(status, body);
    await waitFor(() => expect(part('technical-error')).toBeVisible());
    expect(email()).toHaveValue('ada@example.org');
    expect(part('success')).toBeNull();
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toContain('ada');
  });
});

test.each(malformedBodies)(
  'A sign-up that is answered with status 201 and %s is a success (NEWS-22)',
  async (_, body) => {
    await signUpAnswered(201, body);
    await waitFor(() => expect(part('success')).toHaveTextContent('ada@example.org'));
    expect(errors).toEqual([]);
  },
);
