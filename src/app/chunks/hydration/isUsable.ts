// Checks data from a server's state before it is rendered. A page that was damaged in transit must not break the module.
import type { ServerData } from './serverState.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) => typeof value === 'string';

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Additional fields are not checked. */
const record =
  (fields: Fields): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const list =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);

const destination = { href: optional(text), target: optional(text) };

const teaser = record({
  ...destination,
  headline: text,
  subline: optional(text),
  image: optional(record({ src: text })),
  badges: list(text),
});

const nodeFields: Fields = {
  ...destination,
  children: list((child) => node(child)),
  teasers: optional(record({ title: optional(text), list: list(teaser) })),
};

const node = record({ ...nodeFields, title: text });

const root = record({ ...nodeFields, title: optional(text), children: optional(list(node)) });

const world = record({ href: text, title: text, badges: list(text) });

const worlds = record({
  sections: list(record({ id: text, headline: optional(text), worlds: list(world) })),
  translations: isRecord,
});

const link = record({ url: text, text });
const image = record({ label: text, source: text });
const iconLinks = record({
  heading: optional(text),
  icons: list(record({ iconName: text, link: text })),
});

const footer = record({
  headline: optional(text),
  teaserGroups: list(
    record({
      heading: record({ link: record({ url: optional(text), text }) }),
      introductoryText: optional(text),
      links: list(link),
      images: optional(list(image)),
    }),
  ),
  seo: optional(record({ heading: text, columns: list(record({ links: list(link) })) })),
  socialMedia: optional(iconLinks),
  appReferences: optional(iconLinks),
  legalLinks: list(link),
  viewChanger: optional(isRecord),
  salesTax: optional(record({ link })),
  qualityLogos: optional(record({ heading: optional(text), logos: list(record({ image })) })),
});

const checks: Record<keyof ServerData, Check> = {
  // The header's promotions have several shapes. Each is rendered in its own error boundary.
  promotions: (value) => value === null || isRecord(value),
  navigation: list(root),
  themeWorlds: worlds,
};

/** Whether a promotion is the content of a footer, judging by its key in the state (`contentKeyOf`). */
export const isFooterContent = (key: string): boolean => key.startsWith('content ');

/** Whether data from a server's state can be rendered. */
export function isUsable(name: keyof ServerData, key: string, data: unknown): boolean {
  const isFooter = name === 'promotions' && isFooterContent(key);
  try {
    return isFooter && data !== null ? footer(data) : checks[name](data);
  } catch {
    return false; // Nested too deeply for the stack.
  }
}
