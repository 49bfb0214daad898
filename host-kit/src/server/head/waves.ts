import { type ChunkFiles, type RemoteManifest } from './manifest.ts';

/** The modules that `headTags` accepts. */
export type WaveModule = 'Header' | 'Footer' | 'NewsletterForm';

/** The properties of a page that determine its files. */
export interface PageModules {
  modules: readonly WaveModule[];
  site: string;
  locale: string;
  /** Whether the header is reduced, as on checkout pages. It then sends no requests. */
  isReduced: boolean;
  /** Whether the header shows promotions. */
  hasPromotions: boolean;
  /** Whether the kit mounts the modules. A bundler's federation plugin loads them as components. */
  isMounted: boolean;
}

const unique = (files: readonly string[]) => [...new Set(files)];

/** The chunks for a module's first render. */
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

/** Returns the files that the modules need to render. */
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
 * Returns the files that the modules need to show responses of services: the code that calls services, and the code of
 * promotions.
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
