import { serve } from './hydrateMarkup.tsx';
import type { ExposedModule } from './renderModule.tsx';
import './freshPage.ts';

/** Puts the server-rendered markup of a module into the page, before the module's script runs. */
export async function serverRendered<Settings extends object>(
  module: ExposedModule<Settings>,
  settings: Settings,
) {
  const { default: Module, prepare } = module;
  await prepare(settings);
  const { html, container: slot, hydrate } = serve(<Module {...settings} />);
  return {
    html,
    slot,
    /** Runs the module's script. Returns the problems that React reports. */
    hydrate: () => prepare(settings).then(hydrate),
  };
}

function lineOf({ localName, attributes, childNodes }: Element): string {
  const pairs = Array.from(attributes, ({ name, value }) => `${name}="${value}"`).toSorted();
  const texts = Array.from(childNodes, ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue);
  return [localName, ...pairs, ...texts.filter(Boolean)].join(' ');
}

/** The markup without generated ids, which differ after hydration, and with sorted attributes. */
export function comparable(slot: Element): string {
  const lines = Array.from(slot.querySelectorAll('*'), lineOf).join('\n');
  return lines.replaceAll(/[\w-]*_[rR]_\w+/g, 'id');
}
