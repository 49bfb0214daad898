import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { ComponentProps } from 'react';

/** After this time the page gives up waiting for the remote. */
const TIMEOUT_MS = 3_000;

/** Pause before a module that failed is loaded once more. */
const RETRY_DELAY_MS = 5_000;

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

/** The exposed modules that are components. */
export type ComponentName = 'Header' | 'Footer' | 'NewsletterForm' | 'PreviewPanel' | 'Layout';

/** The settings of such a module. */
export type ModuleSettings<Name extends ComponentName> = ComponentProps<
  RemoteModules[Name]['default']
>;

/** The server names the remote's entry in the page, so that the same build of this host works with any. */
const entryName = document.querySelector<HTMLMetaElement>('meta[name="shell-remote"]')?.content;
const entry = new URL(entryName ?? '', document.baseURI).href;

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
// By default the container's global is `fascia`, which an element with that id would hide.
federation?.registerRemotes([{ name: 'fascia', entry, entryGlobalName: '__fascia_container__' }]);

/**
 * Keeps errors in the remote's scripts, such as an entry that is an HTML page, from being reported as uncaught: the
 * rejected load reports them.
 */
function suppressRemoteErrors(event: ErrorEvent): void {
  if (event.filename.startsWith(new URL('.', entry).href)) event.preventDefault();
}

function rejectAfterTimeout(name: string): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${name} did not load within ${TIMEOUT_MS} ms`)), TIMEOUT_MS),
  );
}

type Loads<Result> = { [Name in keyof RemoteModules]?: Promise<RemoteModules[Name] | Result> };

/** The first load of each module, with the time-out. */
const firstLoads: Loads<never> = {};

/** The last load of each module, without the time-out. */
const unlimitedLoads: Loads<null> = {};

async function fetchModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name]> {
  window.addEventListener('error', suppressRemoteErrors);
  const loading =
    federation?.loadRemote<RemoteModules[Name]>(`fascia/${name}`) ?? Promise.resolve(null);
  loading.catch(() => {}); // It may fail after the time-out.
  Object.assign(unlimitedLoads, { [name]: loading });
  try {
    const module = await Promise.race([loading, rejectAfterTimeout(name)]);
    if (!module) throw new Error(`${name} is not in the remote`);
    return module;
  } finally {
    window.removeEventListener('error', suppressRemoteErrors);
  }
}

/** Loads an exposed module once for each page load. Rejects if that fails or takes longer than 3 s. */
export function loadModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name]> {
  const load: Promise<RemoteModules[Name]> = firstLoads[name] ?? fetchModule(name);
  Object.assign(firstLoads, { [name]: load });
  return load;
}

/** A module that took longer than 3 s, once it has loaded. One that failed is loaded once more; null if that fails too. */
export async function lateModule<Name extends keyof RemoteModules>(
  name: Name,
): Promise<RemoteModules[Name] | null> {
  try {
    return (await unlimitedLoads[name]) ?? null;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return fetchModule(name).catch(() => null);
  }
}
