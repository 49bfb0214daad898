/** The container's name: hosts load `fascia/Header`. */
export const CONTAINER = 'fascia';

/**
 * The container's global variable. The federation runtime of a host takes whatever it finds under this name for the
 * loaded container, so no element may have it as its id, as a slot may be called `fascia`.
 */
export const CONTAINER_GLOBAL = '__fascia_container__';

/** The files by which pages load the remote: with the federation runtime, and without. */
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

/** Each exposed module's chunk has the module's name, so that `mount` and the container share it. */
export const EXPOSED_MODULES = Object.keys(EXPOSED_FILES);

// `import` is a list: of a plain string the type generator takes the first character only.
export const exposes = Object.fromEntries(
  Object.entries(EXPOSED_FILES).map(([name, file]) => [
    `./${name}`,
    { import: [`./src/exposes/${file}`], name },
  ]),
);

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };

/**
 * The only packages shared with hosts. The keys with a slash cover sub-paths: without them a page loads
 * `react-dom/client` twice.
 */
export const shared = {
  react: reactSingleton,
  'react/': reactSingleton,
  'react-dom': reactSingleton,
  'react-dom/': reactSingleton,
};
