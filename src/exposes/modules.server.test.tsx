/** @jest-environment node */
import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { siteCodes, sites } from '../foundation/sites/sites.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as layout from './Layout.tsx';
import * as newsletterForm from './NewsletterForm.tsx';
import * as previewPanel from './PreviewPanel.tsx';

interface ExposedModule {
  default: ComponentType<{ site?: string }>;
  prepare(settings?: object): Promise<void>;
}

const modules = { header, footer, newsletterForm, previewPanel, layout } as unknown as Record<
  string,
  ExposedModule
>;

test('there is no window in this test', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each(Object.entries(modules))('on a server, %s', (_, { default: Component, prepare }) => {
  // Suspending would leave a marker of Suspense or throw: renderToString does not wait.
  test('renders before its texts have been loaded, without suspending (HOST-03, HOST-10)', () => {
    const html = renderToString(<Component />);
    expect(html).not.toContain('<!--$');
    expect(html).not.toContain('template');
  });

  test('renders every site after prepare (HOST-10)', async () => {
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

test('the header is a frame without its texts, and complete after prepare (HOST-03, HOST-10, HEAD-07)', async () => {
  const frame = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(frame).toContain('data-fascia="header"');
  expect(frame).not.toContain('<nav');

  await header.prepare({ site: 'SK', locale: 'sv-SE' });
  const whole = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(whole).toContain('Varukorg');
  expect(whole).toContain('data-platform="CLASSIC"');
});

test.each(siteCodes)('the header of %s is in the language of its site (SITE-02)', async (site) => {
  await header.prepare({ site });
  const html = renderToString(<header.Header site={site} />);
  expect(html).toContain(`lang="${sites[site].locale}"`);
  expect(html).toContain('data-part="icon-cart"');
});
