import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as layout from './Layout.tsx';

const { calls } = serveShop();
collectErrors();

const content = <main>Becher und Tassen</main>;

function Broken(): ReactNode {
  throw new Error('Unknown product');
}

test('renders the page between header and footer (LAYOUT-01, HOST-18)', async () => {
  await renderModule(layout, { site: 'SK', reduced: true, children: content });
  const parts = document.querySelector('[data-fascia="layout"]')?.children ?? [];
  const [header, main, footer] = Array.from(parts);
  expect(parts).toHaveLength(3);
  expect(header).toHaveAttribute('data-fascia', 'header');
  expect(header).toHaveAttribute('data-site', 'SK');
  expect(main).toHaveTextContent('Becher und Tassen');
  expect(footer).toHaveAttribute('data-fascia', 'footer');
  expect(footer).toHaveAttribute('data-site', 'SK');
});

test('passes the settings to header and footer (LAYOUT-01, HOST-15)', async () => {
  await renderModule(layout, { site: 'DE', reduced: true, platform: 'MATCH', locale: 'sv-SE' });
  for (const role of ['banner', 'contentinfo']) {
    expect(screen.getByRole(role)).toHaveAttribute('data-reduced', 'true');
    expect(screen.getByRole(role)).toHaveAttribute('data-platform', 'MATCH');
    expect(screen.getByRole(role)).toHaveAttribute('lang', 'sv-SE');
  }
});

test('hides header and footer without a request with a cookie (LAYOUT-02, HOST-25)', async () => {
  document.cookie = 'Hunter-Content=no_header,no_footer; Path=/';
  await renderModule(layout, { site: 'DE', children: content });
  expect(screen.getByText('Becher und Tassen')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

// SSR-03, SSR-126
test('prepares a server-rendered layout on a page that has loaded no texts yet', async () => {
  document.body.innerHTML =
    '<script data-fascia-state="layout" type="application/json">{}</script>';
  await layout.prepare({ site: 'HU' });
  // The attribute is empty after the state has been adopted.
  expect(document.querySelector('script')).toHaveAttribute('data-fascia-state', '');
});

test('renders a prepared footer with promoted content in the first render (FOOT-34)', async () => {
  const settings = { site: 'DE', reduced: true, contentSource: 'promotion' } as const;
  await renderModule(layout, settings);
  expect(document.querySelector('[data-part="legal-links"]')).not.toBeNull();
});

test.each(['no_header', 'no_footer,no_header', ''])(
  'shows header and footer with the cookie value %p (LAYOUT-02)',
  async (value) => {
    document.cookie = `Hunter-Content=${value}; Path=/`;
    await renderModule(layout, { site: 'DE', reduced: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);

test('renders the page immediately, and adds header and footer when their code has loaded', async () => {
  render(
    <layout.Layout site="DE" reduced>
      {content}
    </layout.Layout>,
  );
  expect(screen.getByText('Becher und Tassen')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Rechtliche Hinweise' })).toBeVisible(),
  );
});

test('does not catch errors of the page (HOST-39)', async () => {
  class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
    override state: { error?: unknown } = {};

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    override render() {
      return this.state.error ? <p>{String(this.state.error)}</p> : this.props.children;
    }
  }
  // oxlint-disable-next-line no-console -- React logs every error that a boundary catches
  const { error } = console;
  // oxlint-disable-next-line no-console
  console.error = () => {};
  render(
    <Boundary>
      <layout.Layout site="DE" reduced>
        <Broken />
      </layout.Layout>
    </Boundary>,
  );
  // oxlint-disable-next-line no-console
  console.error = error;
  expect(screen.getByText('Error: Unknown product')).toBeVisible();
});
