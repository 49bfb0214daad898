import type { ServerData } from '../app/chunks/hydration/serverState.ts';
import type { FragmentModule, RemoteFiles, RenderServices } from './fragment.ts';
import type { FragmentSettings } from './fragmentSettings.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escape = (text: string) => text.replace(/[&"<]/g, (character) => ESCAPES[character] ?? '');

const CHUNKS_OF: Record<FragmentModule, readonly string[]> = {
  Header: ['Header'],
  Footer: ['Footer'],
  NewsletterForm: ['NewsletterForm'],
  Layout: ['Layout', 'Header', 'Footer'],
};

/** The chunks that a browser needs to hydrate a fragment: the modules, their texts and contents, and what they show. */
function chunksOf(
  module: FragmentModule,
  { header, footer, newsletterForm }: FragmentSettings,
  data: ServerData,
): string[] {
  const locale = (header ?? footer ?? newsletterForm)?.locale;
  const hasPromotion = Object.values(data.promotions ?? {}).some((promotion) => promotion !== null);
  return [
    ...CHUNKS_OF[module],
    'hydration',
    `locale-${locale}`,
    ...(header && hasPromotion ? ['announcements'] : []),
    ...(footer?.contentSource === 'bundled' ? [`content-${footer.site}`] : []),
    ...(newsletterForm ? [`newsletter-${locale}`, `newsletter-texts-${newsletterForm.site}`] : []),
  ];
}

/** The guard of style sheets that fail or hang: they neither block the page for long nor leave its markup unstyled (HK-202). */
const guardOf = ({ unstyled, unstyledScript }: RemoteFiles): string =>
  unstyled && unstyledScript ? `<style>${unstyled}</style><script>${unstyledScript}</script>` : '';

/**
 * The head of a fragment (SSR-05): its style sheets behind their guard, and hints to preload the scripts that its hydration
 * needs. The entry is not among them: which one a page loads is the page's choice. `data-href` is what webpack compares, so that no style sheet is loaded twice.
 */
export function headOf(
  module: FragmentModule,
  settings: FragmentSettings,
  data: ServerData,
  { files, filesUrl }: RenderServices,
): string {
  const chunks = chunksOf(module, settings, data).flatMap((name) => files.chunks[name] ?? []);
  // Chunks are preloaded as webpack's runtime loads them: in another mode a preload would be a second download. In
  // development, where files have no hash, that is without CORS on the page's own origin.
  const isOtherOrigin = /^(?:https?:)?\/\//.test(filesUrl);
  const attributes = (file: string) => {
    const integrity = files.integrity[file];
    return [
      `href="${escape(filesUrl + file)}"`,
      ...(isOtherOrigin || integrity ? ['crossorigin="anonymous"'] : []),
      ...(integrity ? [`integrity="${integrity}"`] : []),
    ].join(' ');
  };
  const styles = new Set(chunks.flatMap(({ styles: names }) => names));
  const scripts = new Set(chunks.flatMap(({ scripts: names }) => names));
  // By default preloaded scripts share the connection with the style sheets, for which the first paint waits (SSR-05).
  const preload = (file: string) =>
    `<link rel="preload" as="script" fetchpriority="low" ${attributes(file)}>`;
  return [
    ...(styles.size > 0 ? [guardOf(files)] : []),
    ...[...styles].map(
      (file) => `<link rel="stylesheet" data-href="${escape(file)}" ${attributes(file)}>`,
    ),
    ...[...scripts].map(preload),
  ].join('');
}
