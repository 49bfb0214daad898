/** The modules that a server renders. */
export const fragmentModules = ['Header', 'Footer', 'NewsletterForm', 'Layout'] as const;
export type FragmentModule = (typeof fragmentModules)[number];

/**
 * A server-rendered module. It contains only data that every visitor may see, never personal data, the cart or a
 * preview. It can therefore be cached by its settings (SSR-01).
 */
export interface Fragment {
  /**
   * The markup of the module's root. In a layout, the comment `<!--fascia:content-->` marks the position of the page's
   * content.
   */
  html: string;
  /**
   * Elements for the page's head, or to insert before the markup: a `<style>` and a `<script>` that handle failed and
   * pending style sheets, then the style sheets of this module, locale and site, then preload hints for its scripts.
   */
  head: string;
  /**
   * The settings and data of the rendered module, as JSON for a `<script type="application/json">`. It contains no `<`.
   * The browser uses it instead of requesting the data again.
   */
  state: string;
  /** The release that rendered the fragment. The page's scripts must have the same release. */
  version: string;
}

/** A rendered fragment and the names of its missing data. */
export interface RenderedFragment extends Fragment {
  /** The failed reads, such as `navigation` or `~header_top`. The fragment has the shop's static defaults instead. */
  missing: readonly string[];
}

/** A queue of service calls. Calls in the same queue may delay each other. */
export type ReadQueue = 'common' | 'tags' | 'category';

/** A call to a public service of the shop. */
export interface ServiceRead {
  /** The service. A deployment may run the services on different origins. */
  service: 'promotion' | 'navigation';
  /** Path and query, such as `/jsonflyoutnavigation?site=DE`. */
  path: string;
  /**
   * The queue of the call, by default `common`. Paths with tags or a category promotion's id have a queue of their own:
   * their values come from requests for fragments, and invented values must not delay other reads.
   */
  queue?: ReadQueue;
  /** Headers in addition to `Accept: application/json`, such as the site's header. */
  headers: Readonly<Record<string, string>>;
}

/**
 * The response of a service. Its body is decoded if it is JSON, and untrusted until a schema has parsed it. Each body
 * object is parsed once, so return the same object for a cached response (SSR-37).
 */
export interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** The files of the remote that a page needs: `fragments.json` of its build. */
export interface RemoteFiles {
  /** The release. */
  version: string;
  /** The files by chunk name, for modules, lazy parts, locales and contents of sites. */
  chunks: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
  /** Style rules and a script for pages with missing style sheets (HK-202). Absent in development. */
  unstyled?: string;
  unstyledScript?: string;
  /** The integrity values by file name: `sha256-…` for these files, `sha384-…` for the entries. */
  integrity: Readonly<Record<string, string>>;
}

/** The services and files that rendering depends on. */
export interface RenderServices {
  /**
   * Calls a service of the shop. If it rejects, the static defaults are rendered. The implementation decides on
   * timeouts, caching and the handling of status 500.
   */
  read(request: ServiceRead): Promise<ServiceAnswer>;
  /** The URL of the folder from which the page loads the remote's files, such as `/remote/`. */
  filesUrl: string;
  files: RemoteFiles;
}
