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
  'the server’s %s can be hydrated on a page where nothing else has loaded texts',
  async (name, module) => {
    const fragment = await renderOnServer(name, { site: 'AT' });
    // The server's texts are in this process too; a page has its own.
    leavePage();
    insertFragment(name, fragment);
    await expect(module.prepare({ site: 'AT' })).resolves.toBeUndefined();
  },
);
