import { type ChunkFiles, type RemoteManifest } from './manifest.ts';

/** The modules that a page can name for its head. */
export type WaveModule = 'Header' | 'Footer' | 'NewsletterForm';

/** What decides about the files of a page. */
export interface PageModules {
  modules: readonly WaveModule[];
  site: string;
  locale: string;
  /** The header of checkout-style pages, which reads nothing. */
  isReduced: boolean;
  /** The header shows promotions. */
  hasPromotions: boolean;
  /** The kit mounts the modules. A bundler's plug-in loads them as components. */
  isMounted: boolean;
}

const unique = (files: readonly string[]) => [...new Set(files)];

/** The chunks of a module's first drawing. */
const CHUNKS: Readonly<Record<WaveModule, (page: PageModules) => readonly string[]>> = {
  Header: ({ locale }) => ['Header', `locale-${locale}`],
  Footer: ({ locale, site }) => ['Footer', `locale-${locale}`, `content-${site}`],
  NewsletterForm: ({ locale, site }) => [
    'NewsletterForm',
    `locale-${locale}`,
    `newsletter-${locale}`,
    `newsletter-texts-${site}`,
  ],
};

const chunk = ({ chunks }: RemoteManifest, name: string): ChunkFiles | undefined =>
  Object.hasOwn(chunks, name) ? chunks[name] : undefined;

/** The files without which the modules are not drawn. */
export function firstWave(manifest: RemoteManifest, page: PageModules): ChunkFiles {
  const names = page.modules.flatMap((module) => {
    const isKnown = manifest.version === '' || chunk(manifest, module);
    if (!Object.hasOwn(CHUNKS, module) || !isKnown) {
      throw new TypeError(`fascia-host: the remote has no module "${module}" for slots`);
    }
    return CHUNKS[module](page);
  });
  return filesOf(manifest, page.isMounted ? [...names, 'mount'] : names);
}

/**
 * What these modules need beside that to show what the page's reads answer, which come meanwhile: the services' code, and
 * that of promotions.
 */
export function nextWave(
  manifest: RemoteManifest,
  { modules, isReduced, hasPromotions }: PageModules,
): ChunkFiles {
  const callsServices = modules.some((module) => module !== 'Header' || !isReduced);
  const names = [
    ...(callsServices ? ['services'] : []),
    ...(modules.includes('Header') && hasPromotions ? ['announcements'] : []),
  ];
  return filesOf(manifest, names);
}

function filesOf(manifest: RemoteManifest, names: readonly string[]): ChunkFiles {
  const found = names.flatMap((name) => chunk(manifest, name) ?? []);
  return {
    scripts: unique(found.flatMap(({ scripts }) => scripts)),
    styles: unique(found.flatMap(({ styles }) => styles)),
  };
}
