/** @jest-environment node */
import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as layout from './Layout.tsx';
import * as newsletterForm from './NewsletterForm.tsx';
import * as previewPanel from './PreviewPanel.tsx';
import { siteCodes, sites } from '../foundation/sites/sites.ts';

interface ExposedModule {
  default: ComponentType<{ site?: string }>;
  prepare(settings?: object): Promise<void>;
}

const modules = { header, footer, newsletterForm, previewPanel, layout } as unknown as Record<
  string,
  ExposedModule
>;

test('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each(Object.entries(modules))('%s on a server', (_, { default: Component, prepare }) => {
  // `renderToString` does not wait. If a module suspended, it would leave a Suspense marker or throw.
  test('renders without suspending before its texts have loaded (HOST-03, HOST-10)', () => {
    const html = renderToString(<Component />);
    expect(html).not.toContain('<!--$');
    expect(html).not.toContain('template');
  });

  test('renders without suspending after prepare (HOST-10)', async () => {
    for (const site of ['DE', 'TR']) {
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

// HEAD-05, HOST-03, HOST-10
test('renders the header as an empty frame before prepare, and completely afterwards', async () => {
  const frame = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(frame).toContain('data-fascia="header"');
  expect(frame).not.toContain('<nav');

  await header.prepare({ site: 'SK', locale: 'sv-SE' });
  const complete = renderToString(<header.Header site="SK" locale="sv-SE" />);
  expect(complete).toContain('Varukorg');
  expect(complete).toContain('data-platform="CLASSIC"');
});

// SITE-02, SITE-06
test.each(siteCodes)(
  'renders the header of %s in its language with titles in the menu',
  async (site) => {
    await header.prepare({ site });
    const html = renderToString(<header.Header site={site} />);
    expect(html).toContain(`lang="${sites[site].locale}"`);
    const items = [...html.matchAll(/<a [^>]*data-part="nav-item"[^>]*>(.*?)<\/a>/g)];
    expect(items).toHaveLength(4);
    for (const [item, content = ''] of items) {
      expect(item).toMatch(/ href="\/[^"]/);
      expect(content.replaceAll(/<[^>]*>/g, '')).toMatch(/\p{L}/u);
    }
  },
);
