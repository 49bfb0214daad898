import { legacy_createStore } from '@reduxjs/toolkit';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { ServerPage } from '../app/ServerPage.ts';
import {
  receivedActions,
  type MarkupSize,
  type ServerData,
} from '../app/chunks/hydration/serverState.ts';
import { reducer, type FasciaStore } from '../app/store.ts';
import * as footer from '../exposes/Footer.tsx';
import * as header from '../exposes/Header.tsx';
import * as layout from '../exposes/Layout.tsx';
import * as newsletterForm from '../exposes/NewsletterForm.tsx';
import { promotionView } from '../features/promotions/promotionView.ts';
import { version } from '../foundation/version.ts';
import type { FragmentModule, RenderedFragment, RenderServices } from './fragment.ts';
import { parseProps, type FragmentSettings } from './fragmentSettings.ts';
import { headOf } from './head.ts';
import { readServerData } from './readServerData.ts';
import { serialise } from './serialise.ts';

const modules: Readonly<
  Record<FragmentModule, { default: unknown; prepare(settings: object): Promise<void> }>
> = { Header: header, Footer: footer, NewsletterForm: newsletterForm, Layout: layout };

/** Marks the position of the page's content in a layout. */
const CONTENT = '<!--fascia:content-->';

/** Creates a store with the data. It has no middleware, because rendering dispatches nothing. */
function serverStore(data: ServerData): FasciaStore {
  const store = legacy_createStore(reducer);
  for (const { action } of receivedActions(data)) store.dispatch(action);
  return store as FasciaStore;
}

/** Separates the preload hints for images, which React puts before the markup. They belong in the head. */
function splitLinks(markup: string): { html: string; links: string } {
  const links = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  return { html: markup.slice(links.length), links };
}

/** The number of elements and of characters in React's markup. */
function sizeOf(html: string): MarkupSize {
  const text = html.replaceAll(/<[^>]*>|\s/g, '').replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, '&');
  return { elements: html.match(/<[a-z]/gi)?.length ?? 0, characters: text.length };
}

/**
 * Renders a module from its settings and from data that is the same for all visitors: promotions, navigation and theme
 * worlds. Uses the shop's static defaults for data that cannot be read. Equal settings and data give equal fragments
 * (SSR-01, SSR-04).
 *
 * @throws Errors of the module while it renders.
 */
export async function renderFragment(
  module: FragmentModule,
  settings: FragmentSettings,
  services: RenderServices,
): Promise<RenderedFragment> {
  const { default: component, prepare } = modules[module];
  const { given } = settings;
  const [{ data, json, missing }] = await Promise.all([
    readServerData(settings, services),
    prepare(given),
    settings.header && promotionView.load(),
  ]);
  const page = { store: serverStore(data) };
  // A placeholder that React does not escape and that occurs nowhere else in the markup.
  const content = crypto.randomUUID();
  const element = createElement(component as ComponentType<object>, given, content);
  const { html, links } = splitLinks(
    renderToString(createElement(ServerPage, { value: page }, element)),
  );
  return {
    html: html.replace(content, CONTENT),
    head: headOf(module, settings, data, services) + links,
    // A `ServerState`. Its data is already serialised.
    state: `{"version":${serialise(version)},"settings":${serialise(given)},"size":${serialise(sizeOf(html))},"data":${json}}`,
    version,
    missing,
  };
}

/** Renders a module with props. Ignores functions, unknown names and invalid values. */
export const render = (
  module: FragmentModule,
  props: object,
  services: RenderServices,
): Promise<RenderedFragment> =>
  renderFragment(module, parseProps(module, props).settings, services);
