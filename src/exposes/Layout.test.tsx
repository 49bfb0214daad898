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
  throw new Error('No such product');
}

test('the page is between header and footer (LAYOUT-01, HOST-18)', async () => {
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

test('header and footer get the settings of both (LAYOUT-01, HOST-15)', async () => {
  await renderModule(layout, { site: 'DE', reduced: true, platform: 'MATCH', locale: 'sv-SE' });
  for (const role of ['banner', 'contentinfo']) {
    expect(screen.getByRole(role)).toHaveAttribute('data-reduced', 'true');
    expect(screen.getByRole(role)).toHaveAttribute('data-platform', 'MATCH');
    expect(screen.getByRole(role)).toHaveAttribute('lang', 'sv-SE');
  }
});

test.each(['no_header,no_footer', 'no_header%2Cno_footer'])(
  'with the cookie %s neither is shown, and nothing is requested (LAYOUT-02, HOST-25)',
  async (value) => {
    document.cookie = `Hunter-Content=${value}; Path=/`;
    await renderModule(layout, { site: 'DE', children: content });
    expect(screen.getByText('Becher und Tassen')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  },
);

test.each(['"no_header,no_footer"', '%22no_header%2Cno_footer%22'])(
  'servers that write the cookie as %s hide both too (LAYOUT-02)',
  async (value) => {
    document.cookie = `Hunter-Content=${value}; Path=/`;
    await renderModule(layout, { site: 'DE', children: content });
    expect(screen.getByText('Becher und Tassen')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
);

// SSR-03, SSR-126
test('a layout of a server is prepared with the texts that nothing else on the page has loaded', async () => {
  document.body.innerHTML =
    '<script data-fascia-state="layout" type="application/json">{}</script>';
  await layout.prepare({ site: 'HU' });
  // Taken over: it is not read again.
  expect(document.querySelector('script')).toHaveAttribute('data-fascia-state', '');
});

test('a prepared layout has the promoted footer in its first rendering (FOOT-34)', async () => {
  const settings = { site: 'DE', reduced: true, contentSource: 'promotion' } as const;
  await renderModule(layout, settings);
  expect(document.querySelector('[data-part="legal-links"]')).not.toBeNull();
});

test.each(['no_header', 'no_footer,no_header', ''])(
  'with the cookie’s value %p both are shown (LAYOUT-02)',
  async (value) => {
    document.cookie = `Hunter-Content=${value}; Path=/`;
    await renderModule(layout, { site: 'DE', reduced: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);

test('the page is rendered at once, header and footer when their code has been loaded', async () => {
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

test('an error of the page reaches the host’s boundary (HOST-39)', async () => {
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
  expect(screen.getByText('Error: No such product')).toBeVisible();
});
