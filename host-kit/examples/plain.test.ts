import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeRemote.ts';

test('the plain HTML example shows header, footer and the number of articles (HK-65)', async () => {
  const remote = fakeRemote();
  const html = readFileSync(join(import.meta.dirname, 'plain.html'), 'utf8');
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
  const [kit, own] = document.querySelectorAll('script');
  // jsdom does not run scripts that are inserted this way.
  // oxlint-disable-next-line no-new-func, no-implied-eval
  new Function(String(own?.textContent))();
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(kit ?? null);
  await import('../src/classic.ts');
  expect(screen.getByRole('link', { name: 'Aroma' })).toBeInTheDocument();
  remote.arrive();
  expect(await screen.findByText(/^Header .*"site":"AT","sticky":"true"/)).toBeInTheDocument();
  expect(await screen.findByText(/^Footer .*"site":"AT"/)).toBeInTheDocument();
  window.dispatchEvent(new CustomEvent('fascia:cart-changed', { detail: { count: 3 } }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  remote.stop();
});
