import { features } from '#shop/sites.ts';
import { freeze } from '@reduxjs/toolkit';
import type { ServerData } from '../app/chunks/hydration/serverState.ts';
import { footerSchema } from '../areas/footer/chunks/services/footerSchema.ts';
import type { ParsedFooterSettings } from '../areas/footer/footerSettings.ts';
import type { ParsedHeaderSettings } from '../areas/header/headerSettings.ts';
import {
  navigationRequest,
  themeWorldsRequest,
} from '../features/navigation/navigationRequests.ts';
import { parseNavigation } from '../features/navigation/chunks/page/parseNavigation.ts';
import { themeWorldsSchema } from '../features/navigation/chunks/page/themeWorldsSchema.ts';
import { navigationSlice, themeWorldsSlice } from '../features/navigation/navigationSlice.ts';
import { promotionRequest } from '../features/promotions/promotionRequest.ts';
import {
  contentOf,
  promotionSchema,
} from '../features/promotions/chunks/services/promotionSchema.ts';
import {
  contentKeyOf,
  keyOf,
  promotionSlots,
  type PromotionSource,
} from '../features/promotions/promotionSource.ts';
import { addQuery, type HttpRequest } from '../foundation/http/httpRequest.ts';
import { parseAnswer } from '../foundation/http/parseAnswer.ts';
import type { ReadQueue, RenderServices } from './fragment.ts';
import type { FragmentSettings } from './fragmentSettings.ts';
import { serialise } from './serialise.ts';

/** A parsed response. Shared by all fragments that are rendered with it. */
interface ParsedResponse {
  value: unknown;
  /** The value as JSON for a script element. */
  json: string;
}

/** How to request and parse a resource, and the position of its data in the state. */
interface Read {
  resource: keyof ServerData;
  key: string;
  /** The name of the read in `missing`. */
  name: string;
  queue: ReadQueue;
  request: HttpRequest;
  /** Rejects or throws if the body is not a valid response of the service. */
  parse(body: unknown): Promise<ParsedResponse>;
  /** Whether 404 is a valid response: the promotion does not exist. */
  mayBeMissing?: boolean;
}

const parseAndSerialise = async (
  parse: (body: unknown) => unknown,
  body: unknown,
): Promise<ParsedResponse> => {
  const value = freeze(await parse(body), true);
  return { value, json: serialise(value) };
};

/**
 * Parses and serialises each response body once while it is cached. Most fragments of a site use the same few
 * responses, and parsing takes longer than rendering (SSR-37).
 */
function parseOnce(parse: (body: unknown) => unknown): Read['parse'] {
  const known = new WeakMap<object, Promise<ParsedResponse>>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return parseAndSerialise(parse, body);
    const response = known.get(body) ?? parseAndSerialise(parse, body);
    known.set(body, response);
    return response;
  };
}

const parsePromotion = parseOnce((body) => parseAnswer(promotionSchema, body).value);
const footerContentSchema = contentOf(footerSchema);
const parseFooterContent = parseOnce((body) => parseAnswer(footerContentSchema, body).value);
const parseTree = parseOnce((body) => parseNavigation(body).value);
const parseThemeWorlds = parseOnce((body) => parseAnswer(themeWorldsSchema, body).value);

const NO_PROMOTION: ParsedResponse = { value: null, json: 'null' };

function promotionRead(
  source: PromotionSource,
  parse: Read['parse'],
  queue: ReadQueue = 'common',
): Read {
  return {
    queue,
    resource: 'promotions',
    key: keyOf(source),
    name: source.id,
    request: promotionRequest(source),
    parse,
    mayBeMissing: true,
  };
}

function queueOf(slot: string, { query }: PromotionSource): ReadQueue {
  if (slot === 'category') return 'category';
  return query === '' ? 'common' : 'tags';
}

/** The header's reads, which are the same for every visitor. */
function headerReads(settings: ParsedHeaderSettings): Read[] {
  if (settings.reduced) return [];
  const { site, navigationRoute: route } = settings;
  const promotionReads = settings.showPromotionBanner
    ? promotionSlots(settings).map(([slot, source]) =>
        promotionRead(source, parsePromotion, queueOf(slot, source)),
      )
    : [];
  const navigationRead: Read = {
    resource: 'navigation',
    key: navigationSlice.keyOf({ site, route }),
    name: 'navigation',
    // Needs no separate queue, because a request can choose only routes that the operator allows.
    queue: 'common',
    request: navigationRequest(site, route),
    parse: parseTree,
  };
  const worldsRead: Read = {
    resource: 'themeWorlds',
    key: themeWorldsSlice.keyOf(site),
    name: 'theme-worlds',
    queue: 'common',
    // In the browser, the service reads the site from the session.
    request: { ...themeWorldsRequest, query: { site } },
    parse: parseThemeWorlds,
  };
  return [...promotionReads, navigationRead, ...(features[site].themeWorlds ? [worldsRead] : [])];
}

function footerReads({ site, contentSource }: ParsedFooterSettings): Read[] {
  if (contentSource !== 'promotion') return [];
  const source = { id: 'SHOP_FOOTER', site, query: '' };
  return [{ ...promotionRead(source, parseFooterContent), key: contentKeyOf(source) }];
}

/** Base for parsing a request's path. Never requested. A path with another origin is rejected. */
const NOWHERE = 'http://shop.invalid';

function pathOf({ path, query }: HttpRequest): string {
  const url = new URL(path, NOWHERE);
  if (url.origin !== NOWHERE) throw new Error('The path has another origin');
  addQuery(url, query);
  return url.pathname + url.search;
}

async function readOne(
  { request, parse, mayBeMissing, queue }: Read,
  services: RenderServices,
): Promise<ParsedResponse> {
  const { status, body } = await services.read({
    service: request.service === 'promotion' ? 'promotion' : 'navigation',
    path: pathOf(request),
    headers: request.headers ?? {},
    queue,
  });
  if (mayBeMissing && status === 404) return NO_PROMOTION;
  if (status < 200 || status > 299) throw new Error(`Status ${status}`);
  return parse(body);
}

export interface ReadData {
  data: ServerData;
  /** The data as JSON for a script element. */
  json: string;
  /** The names of the failed reads. */
  missing: string[];
}

/**
 * Reads the data for rendering a fragment. `missing` lists the data that could not be read or parsed. The browser
 * requests it again (SSR-04). Never rejects.
 */
export async function readServerData(
  { header, footer }: FragmentSettings,
  services: RenderServices,
): Promise<ReadData> {
  const reads = [...(header ? headerReads(header) : []), ...(footer ? footerReads(footer) : [])];
  const results = await Promise.allSettled(reads.map((read) => readOne(read, services)));
  const data: Record<string, Record<string, unknown>> = {};
  const members: Record<string, string[]> = {};
  const missing: string[] = [];
  for (const [index, { resource, key, name }] of reads.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') {
      (data[resource] ??= {})[key] = result.value.value;
      (members[resource] ??= []).push(`${serialise(key)}:${result.value.json}`);
    } else missing.push(name);
  }
  const resources = Object.entries(members).map(([name, list]) => `"${name}":{${list.join()}}`);
  return { data, json: `{${resources.join()}}`, missing };
}
