import type { ServerData } from '../app/chunks/hydration/serverState.ts';
import { escapeHtml } from '../foundation/untrusted/escapeHtml.ts';
import type { FragmentModule, RemoteFiles, RenderServices } from './fragment.ts';
import type { FragmentSettings } from './fragmentSettings.ts';

const CHUNKS_OF: Record<FragmentModule, readonly string[]> = {
  Header: ['Header'],
  Footer: ['Footer'],
  NewsletterForm: ['NewsletterForm'],
  Layout: ['Layout', 'Header', 'Footer'],
};

/** The chunks that a browser needs to hydrate a fragment: its modules, texts, contents and promotions. */
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

/** Limits how long style sheets block the page, and styles the markup if they fail or hang (HK-202). */
const guardOf = ({ unstyled, unstyledScript }: RemoteFiles): string =>
  unstyled && unstyledScript ? `<style>${unstyled}</style><script>${unstyledScript}</script>` : '';

/**
 * The head of a fragment (SSR-05): the guard, the style sheets, and preload hints for the scripts that hydration needs.
 * The entry is not preloaded, because the page chooses which one it loads. webpack compares `data-href`, so it does not
 * load a style sheet twice.
 */
export function headOf(
  module: FragmentModule,
  settings: FragmentSettings,
  data: ServerData,
  { files, filesUrl }: RenderServices,
): string {
  const chunks = chunksOf(module, settings, data).flatMap((name) => files.chunks[name] ?? []);
  // A preload needs the same CORS mode as webpack's request, or the browser downloads the file twice. In development,
  // files have no integrity, and webpack requests them without CORS if they have the page's origin.
  const isOtherOrigin = /^(?:https?:)?\/\//.test(filesUrl);
  const attributes = (file: string) => {
    const integrity = files.integrity[file];
    return [
      `href="${escapeHtml(filesUrl + file)}"`,
      ...(isOtherOrigin || integrity ? ['crossorigin="anonymous"'] : []),
      ...(integrity ? [`integrity="${integrity}"`] : []),
    ].join(' ');
  };
  const styles = new Set(chunks.flatMap(({ styles: names }) => names));
  const scripts = new Set(chunks.flatMap(({ scripts: names }) => names));
  // Low priority, so that scripts do not compete with the style sheets that block the first paint (SSR-05).
  const preload = (file: string) =>
    `<link rel="preload" as="script" fetchpriority="low" ${attributes(file)}>`;
  return [
    ...(styles.size > 0 ? [guardOf(files)] : []),
    ...[...styles].map(
      (file) => `<link rel="stylesheet" data-href="${escapeHtml(file)}" ${attributes(file)}>`,
    ),
    ...[...scripts].map(preload),
  ].join('');
}
