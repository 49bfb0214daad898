import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { parseByTable } from '../foundation/settings/parseSettings.ts';
import { pageLocales } from '../foundation/i18n/localeRegistry.ts';
import { version } from '../foundation/version.ts';
import { ServerPage } from '../app/ServerPage.ts';
import type { FragmentModule, RenderedFragment, RenderServices } from './fragment.ts';
import { givenSettings } from './givenSettings.ts';
import { headOf } from './head.ts';
import { readServerData } from './readServerData.ts';
import { renderedModules } from './renderedModules.ts';
import { serialise } from './serialise.ts';
import { serverStore } from './serverStore.ts';

/** Where a layout's page belongs. */
const CONTENT = '<!--fascia:content-->';

/**
 * Renders a module for any visitor: from its settings and from promotions, navigation and theme worlds, which it reads.
 * What cannot be read is rendered as the shop's static defaults. Equal settings and equal data give an equal fragment
 * (SSR-01, SSR-04).
 *
 * @param given As the module's props or as query parameters; functions and unknown names have no effect, and are not in
 *   the state. An invalid one counts as its default, as in the browser: `parseFragmentSettings` says what is wrong.
 * @throws what the module throws while it is rendered.
 */
export async function render(
  module: FragmentModule,
  given: object,
  services: RenderServices,
): Promise<RenderedFragment> {
  const { prepare, component, parse, table } = renderedModules[module];
  const settings = givenSettings(table, parseByTable(table, given).settings);
  const parsed = parse(settings);
  const [{ data, json, missing }] = await Promise.all([
    readServerData(parsed, services),
    prepare(settings),
  ]);
  const page = { store: serverStore(data), locales: pageLocales() };
  // A text, which React leaves as it is, and which no other text of the page is.
  const content = crypto.randomUUID();
  const element = createElement(component as ComponentType<object>, settings, content);
  const { html, links } = splitLinks(
    renderToString(createElement(ServerPage, { value: page }, element)),
  );
  return {
    html: html.replace(content, CONTENT),
    head: headOf(module, parsed, data, services) + links,
    // A `ServerState`, whose data are serialised already.
    state: `{"version":${serialise(version)},"settings":${serialise(settings)},"data":${json}}`,
    version,
    missing,
  };
}

/** React puts hints to preload images in front of the markup; they belong to the head. */
function splitLinks(markup: string): { html: string; links: string } {
  const links = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  return { html: markup.slice(links.length), links };
}
