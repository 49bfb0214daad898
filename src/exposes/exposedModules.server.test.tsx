/** @jest-environment node */
import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as layout from './Layout.tsx';
import * as newsletterForm from './NewsletterForm.tsx';
import * as previewPanel from './PreviewPanel.tsx';
import { siteCodes, sites } from '../foundation/sites/sites.ts';

interface Door {
  default: ComponentType<{ site?: string }>;
  prepare(settings?: object): Promise<void>;
}

const doors = { header, footer, newsletterForm, previewPanel, layout } as unknown as Record<
  string,
  Door
>;

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each(Object.entries(doors))('On a server, %s', (_, { default: Component, prepare }) => {
  // A suspending door would leave a Suspense marker or throw; renderToString does not wait.
  test('renders to a string before its texts are there, without suspending', () => {
    const html = renderToString(<Component />);
    expect(html).not.toContain('<!--$');
    expect(html).not.toContain('template');
  });

  test('renders every site once its texts are there', async () => {
    for (const site of siteCodes) {
      await prepare({ site });
      const html = renderToString(
        <StrictMode>
          <Component site={site} />
        </StrictMode>,
      );
      expect(html).not.toContain('<!--$');
    }
  });
});

test('the header holds its place before its texts are there, and is whole after prepare', async () => {
  const frame = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(frame).toContain('data-fascia="header"');
  expect(frame).not.toContain('<nav');

  await header.prepare({ site: 'SK', locale: 'sv-SE' });
  const whole = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(whole).toContain('Varukorg');
  expect(whole).toContain('data-platform="CLASSIC"');
});

test.each(siteCodes)('the header of %s speaks the language of its site', async (site) => {
  await header.prepare({ site });
  const html = renderToString(<header.Header site={site} />);
  expect(html).toContain(`lang="${sites[site].locale}"`);
  expect(html).toContain('data-part="icon-cart"');
});
