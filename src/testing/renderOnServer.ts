import type { FragmentModule, RenderedFragment, RenderServices } from '../render/fragment.ts';
import { fragmentNames } from '../../server/createFragmentStore.ts';
import { render } from '../render/render.ts';

/** A minimal description of a build's files. */
const files: RenderServices['files'] = { version: 'development', chunks: {}, integrity: {} };

/** Reads from the test's shop. */
const read: RenderServices['read'] = async ({ path, headers }) => {
  const response = await fetch(path, { headers });
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** Renders a module like a server, with the data of the test's shop. */
export const renderOnServer = (
  module: FragmentModule,
  settings: object = {},
  services: Partial<RenderServices> = {},
): Promise<RenderedFragment> =>
  render(module, settings, { read, filesUrl: '/remote/', files, ...services });

/** Inserts a fragment into the page, like an include of the fragment service. */
export function insertFragment(
  module: FragmentModule,
  { html, state }: RenderedFragment,
): HTMLElement {
  const [name] = [...fragmentNames].find(([, each]) => each === module) ?? [];
  const slot = document.createElement('div');
  slot.innerHTML = `${html}<script type="application/json" data-fascia-state="${name}">${state}</script>`;
  return document.body.appendChild(slot);
}
