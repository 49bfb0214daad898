import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/** After this long the page goes on without the remote. */
const TIMEOUT_MS = 3_000;

/** The exposed modules that this host uses, with the types that came with the remote. */
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

/** An entry that hangs would hold the page up for 20 s by default. */
const entryTimeoutPlugin: ModuleFederationRuntimePlugin = {
  name: 'shell-entry-script',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous'; // As its preload, and so that an error in it has an address.
    return { script, timeout: TIMEOUT_MS };
  },
};

const federation = getInstance();
federation?.registerPlugins([entryTimeoutPlugin]);
federation?.registerRemotes([{ name: 'fascia', entry: new URL(entry, document.baseURI).href }]);

/**
 * An entry that answers HTML is a syntax error in its own script: the page knows from the missing
 * container, so nobody else needs to hear of it.
 */
function suppressRemoteErrors(event: ErrorEvent): void {
  if (event.filename.startsWith(remoteBase)) event.preventDefault();
}

function rejectAfterTimeout(name: string): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${name} did not arrive in ${TIMEOUT_MS} ms`)), TIMEOUT_MS),
  );
}

/** What is still on its way, however late. */
const pendingLoads = new Map<
  keyof RemoteModules,
  Promise<RemoteModules[keyof RemoteModules] | null>
>();

async function fetchModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name]> {
  window.addEventListener('error', suppressRemoteErrors);
  const loading =
    federation?.loadRemote<RemoteModules[Name]>(`fascia/${name}`) ?? Promise.resolve(null);
  loading.catch(() => {}); // It may fail after the time is over.
  pendingLoads.set(name, loading);
  try {
    const module = await Promise.race([loading, rejectAfterTimeout(name)]);
    if (!module) throw new Error(`${name} is not in the remote`);
    return module;
  } finally {
    window.removeEventListener('error', suppressRemoteErrors);
  }
}

const modules = new Map<keyof RemoteModules, Promise<RemoteModules[keyof RemoteModules]>>();

/** A door of the remote, asked for once. Rejects when it fails or is not there within 3 s. */
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

/** A door that was not there within 3 s, when it comes after all; null where it does not. */
export async function lateModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name] | null> {
  try {
    return ((await pendingLoads.get(name)) ?? null) as RemoteModules[Name] | null;
  } catch {
    return null;
  }
}
