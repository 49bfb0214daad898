/** The container's name, with which hosts load modules such as `fascia/Header`. */
export const CONTAINER = 'fascia';

/**
 * The container's global variable. A host's federation runtime treats any value under this name as the loaded
 * container. An element's id also creates a global variable, and hosts may use the id `fascia`, so the name is unusual.
 */
export const CONTAINER_GLOBAL = '__fascia_container__';

/** The entries of the remote. The first contains the federation runtime, the second does not. */
export const ENTRIES = ['remoteEntry.js', 'container.js'] as const;

const EXPOSED_FILES = {
  Header: 'Header.tsx',
  Footer: 'Footer.tsx',
  NewsletterForm: 'NewsletterForm.tsx',
  PreviewPanel: 'PreviewPanel.tsx',
  Layout: 'Layout.tsx',
  cart: 'cart.ts',
  mount: 'mount.tsx',
  ui: 'ui.ts',
} as const;

/** The chunk of each exposed module has the module's name, so that `mount` and the container share it. */
export const EXPOSED_MODULES = Object.keys(EXPOSED_FILES);

// `import` is a list, because the type generator reads only the first character of a string.
export const exposes = Object.fromEntries(
  Object.entries(EXPOSED_FILES).map(([name, file]) => [
    `./${name}`,
    { import: [`./src/exposes/${file}`], name },
  ]),
);

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };

/**
 * The only packages that are shared with hosts. Keys with a slash match subpaths. Without them, a page would load
 * `react-dom/client` twice.
 */
export const shared = {
  react: reactSingleton,
  'react/': reactSingleton,
  'react-dom': reactSingleton,
  'react-dom/': reactSingleton,
};
