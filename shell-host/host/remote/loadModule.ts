import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/** After this time the page gives up waiting for the remote. */
const TIMEOUT_MS = 3_000;

/** The exposed modules that this host uses, with the types that the remote provides. */
export interface RemoteModules {
  Header: typeof import('fascia/Header');
  Footer: typeof import('fascia/Footer');
  NewsletterForm: typeof import('fascia/NewsletterForm');
  PreviewPanel: typeof import('fascia/PreviewPanel');
  Layout: typeof import('fascia/Layout');
  cart: typeof import('fascia/cart');
  mount: typeof import('fascia/mount');
  ui: typeof import('fascia/ui');
}

const entry = document.querySelector<HTMLMetaElement>('meta[name="shell-remote"]')?.content ?? '';
const remoteBase = new URL('.', new URL(entry, document.baseURI)).href;

/** Shortens the time-out of an entry that hangs; the federation runtime's default is 20 s. */
const entryTimeoutPlugin: ModuleFederationRuntimePlugin = {
  name: 'shell-entry-script',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous'; // Matches its preload, and gives errors in it a file name.
    return { script, timeout: TIMEOUT_MS };
  },
};

const federation = getInstance();
federation?.registerPlugins([entryTimeoutPlugin]);
federation?.registerRemotes([
  {
    name: 'fascia',
    entry: new URL(entry, document.baseURI).href,
    // By default the global variable `fascia`, which an element with that id would hide.
    entryGlobalName: '__fascia_container__',
  },
]);

/**
 * Keeps errors in the remote's scripts, such as an entry that is an HTML page, from being reported as uncaught: the
 * rejected load reports them.
 */
function suppressRemoteErrors(event: ErrorEvent): void {
  if (event.filename.startsWith(remoteBase)) event.preventDefault();
}

function rejectAfterTimeout(name: string): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${name} did not load within ${TIMEOUT_MS} ms`)), TIMEOUT_MS),
  );
}

/** The loads, without the time-out. */
const unlimitedLoads = new Map<
  keyof RemoteModules,
  Promise<RemoteModules[keyof RemoteModules] | null>
>();

async function fetchModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name]> {
  window.addEventListener('error', suppressRemoteErrors);
  const loading =
    federation?.loadRemote<RemoteModules[Name]>(`fascia/${name}`) ?? Promise.resolve(null);
  loading.catch(() => {}); // It may fail after the time-out.
  unlimitedLoads.set(name, loading);
  try {
    const module = await Promise.race([loading, rejectAfterTimeout(name)]);
    if (!module) throw new Error(`${name} is not in the remote`);
    return module;
  } finally {
    window.removeEventListener('error', suppressRemoteErrors);
  }
}

const modules = new Map<keyof RemoteModules, Promise<RemoteModules[keyof RemoteModules]>>();

/** Loads an exposed module once for each page load. Rejects if that fails or takes longer than 3 s. */
export function loadModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name]> {
  let module = modules.get(name);
  if (!module) {
    module = fetchModule(name);
    modules.set(name, module);
  }
  return module as Promise<RemoteModules[Name]>;
}

/** Pause before a module that failed is loaded once more. */
const RETRY_DELAY_MS = 5_000;

/** A module that took longer than 3 s, once it has loaded. One that failed is loaded once more; null if that fails too. */
export async function lateModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name] | null> {
  try {
    return ((await unlimitedLoads.get(name)) ?? null) as RemoteModules[Name] | null;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return fetchModule(name).catch(() => null);
  }
}
