import { render, screen, waitFor } from '@testing-library/react';
import { version } from '../foundation/version.ts';
import '../testing/freshPage.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as cart from './cart.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';
import * as layout from './Layout.tsx';
import * as mount from './mount.tsx';
import * as newsletterForm from './NewsletterForm.tsx';
import * as previewPanel from './PreviewPanel.tsx';
import * as ui from './ui.ts';

serveShop();
beforeEach(() => performance.clearMarks());

const marks = (name: string) => performance.getEntriesByName(`fascia:${name}`).length;
const renderable = { header, footer, layout, 'newsletter-form': newsletterForm };

// HK-140
test('exports the version of the release from every module', () => {
  const modules = [cart, footer, header, layout, mount, newsletterForm, previewPanel, ui];
  expect(modules.map((module) => module.version)).toEqual(modules.map(() => version));
});

// HK-140
test.each(Object.entries(renderable))(
  'adds the release as an attribute to the root of the %s',
  async (name, module) => {
    await module.prepare();
    const Module = module.default;
    const { container } = render(<Module />);
    const root = container.querySelector(`[data-fascia="${name}"]`);
    expect(root).toHaveAttribute('data-fascia-release', version);
  },
);

// HK-140
test('marks the first complete render of header and footer once per page', async () => {
  render(<header.Header />);
  expect(marks('header:visible')).toBe(0);
  await screen.findByRole('link', { name: 'Warenkorb' });
  render(<header.Header />);
  render(<footer.Footer />);
  await screen.findAllByRole('contentinfo');
  await waitFor(() => expect(marks('footer:visible')).toBe(1));
  expect(marks('header:visible')).toBe(1);
  expect(marks('header:interactive')).toBe(1);
  expect(marks('footer:interactive')).toBe(1);
});
