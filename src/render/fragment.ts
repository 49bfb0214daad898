/** The modules that a server renders. */
export const fragmentModules = ['Header', 'Footer', 'NewsletterForm', 'Layout'] as const;
export type FragmentModule = (typeof fragmentModules)[number];

/**
 * A module as a server renders it, from its settings and from data that every visitor may see: never from personal data,
 * the cart or a preview. Equal settings give an equal fragment, so it may be cached by them (SSR-01).
 */
export interface Fragment {
  /**
   * The markup of the module's root. A layout's has the comment `<!--fascia:content-->` where the page belongs.
   */
  html: string;
  /**
   * Elements for the page's head or in front of the markup: the style sheets of this module, locale and site, hints to preload its
   * scripts, each with its integrity, and in front of them a `<style>` and a `<script>` against style sheets that fail or hang.
   */
  head: string;
  /**
   * What the module was rendered with, as JSON that may stand in a `<script type="application/json">`: it has no `<`.
   * The browser takes it instead of asking the services again.
   */
  state: string;
  /** The release that has rendered it; the page's scripts must be of the same. */
  version: string;
}

/** A rendered fragment, and what it lacks. */
export interface RenderedFragment extends Fragment {
  /** The reads that failed, such as `navigation` or `~header_top`: the shop's static defaults stand there instead. */
  missing: readonly string[];
}

/** Calls that wait for one another. */
export type ReadQueue = 'common' | 'tags' | 'category';

/** A call to one of the shop's services, which every visitor may make. */
export interface ServiceRead {
  /** Which service; a deployment may have them at different origins. */
  service: 'promotion' | 'navigation';
  /** Path and query, such as `/jsonflyoutnavigation?site=DE`. */
  path: string;
  /**
   * Which queue the call waits in. A path with tags or with the id of a category's promotion contains settings of a host, so
   * invented ones must not delay other reads. Default `common`.
   */
  queue?: ReadQueue;
  /** Beside `Accept: application/json`: the site's header. */
  headers: Readonly<Record<string, string>>;
}

/**
 * The service's answer: its status, and its body, decoded if it is JSON. Untrusted until a schema has parsed it, which is
 * done once for each body: renderings that get the same object share the result (SSR-37).
 */
export interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** The files of the remote that a page needs: `fragments.json` of its build. */
export interface RemoteFiles {
  /** The release. */
  version: string;
  /** The files of each module and lazy part, by chunk name; those of a locale and of a site's content among them. */
  chunks: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;
  /** Rules and statements for the page of a fragment while style sheets are missing (HK-202); absent in development. */
  unstyled?: string;
  unstyledScript?: string;
  /** The `sha256-…` of each of these files, and the `sha384-…` of the entries, by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** What rendering needs from outside. */
export interface RenderServices {
  /**
   * Reads from the shop. Rejects where there is no answer; then the static defaults are rendered. Its caller decides how
   * long to wait, what to cache, and what to do with a status of 500.
   */
  read(request: ServiceRead): Promise<ServiceAnswer>;
  /** The URL of the folder with the remote's files, as the page sees it, such as `/remote/`. */
  filesUrl: string;
  files: RemoteFiles;
}
