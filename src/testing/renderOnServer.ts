import type { FragmentModule, RenderedFragment, RenderServices } from '../server/fragment.ts';
import { render } from '../server/render.ts';

/** Files of a build, as a test needs them. */
const files: RenderServices['files'] = { version: 'development', chunks: {}, integrity: {} };

/** Reads from the test's shop. */
const read: RenderServices['read'] = async ({ path, headers }) => {
  const response = await fetch(path, { headers });
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** Renders a module as a server does, with the data of the test's shop. */
export const renderOnServer = (
  module: FragmentModule,
  settings: object = {},
  services: Partial<RenderServices> = {},
): Promise<RenderedFragment> =>
  render(module, settings, { read, filesUrl: '/remote/', files, ...services });

const NAMES: Record<FragmentModule, string> = {
  Header: 'header',
  Footer: 'footer',
  NewsletterForm: 'newsletter-form',
  Layout: 'layout',
};

/** Puts a fragment into a slot of the page, as an include of the fragment service does. */
export function insertFragment(
  module: FragmentModule,
  { html, state }: RenderedFragment,
): HTMLElement {
  const slot = document.createElement('div');
  slot.innerHTML = `${html}<script type="application/json" data-fascia-state="${NAMES[module]}">${state}</script>`;
  return document.body.appendChild(slot);
}
