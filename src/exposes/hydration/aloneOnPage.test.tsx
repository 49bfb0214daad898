import { leavePage } from '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { serveShop } from '../../testing/shopServer.ts';
import * as footer from '../Footer.tsx';
import * as header from '../Header.tsx';
import * as layout from '../Layout.tsx';
import * as newsletterForm from '../NewsletterForm.tsx';

serveShop();

afterEach(() => document.body.replaceChildren());

const modules = [
  ['Header', header],
  ['Footer', footer],
  ['NewsletterForm', newsletterForm],
  ['Layout', layout],
] as const;

// SSR-03
test.each(modules)(
  'prepares the hydration of the %s on a page that has loaded no texts yet',
  async (name, module) => {
    const fragment = await renderOnServer(name, { site: 'AT' });
    // Discards the texts that the server has loaded in this process.
    leavePage();
    insertFragment(name, fragment);
    await expect(module.prepare({ site: 'AT' })).resolves.toBeUndefined();
  },
);
