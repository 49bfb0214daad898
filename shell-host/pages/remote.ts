import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/** After this long the page goes on without the remote. */
const TIMEOUT_MS = 3_000;

/** The exposed modules that this host uses, with the types that came with the remote. */
export interface Doors {
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
const entryScript: ModuleFederationRuntimePlugin = {
  name: 'shell-entry-script',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous'; // As its preload, and so that an error in it has an address.
    return { script, timeout: TIMEOUT_MS };
  },
};

const federation = getInstance();
federation?.registerPlugins([entryScript]);
federation?.registerRemotes([{ name: 'fascia', entry: new URL(entry, document.baseURI).href }]);

/**
 * An entry that answers HTML is a syntax error in its own script: the page knows from the missing
 * container, so nobody else needs to hear of it.
 */
function swallowRemoteErrors(event: ErrorEvent): void {
  if (event.filename.startsWith(remoteBase)) event.preventDefault();
}

function timeout(name: string): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${name} did not arrive in ${TIMEOUT_MS} ms`)), TIMEOUT_MS),
  );
}

/** What is still on its way, however late. */
const arriving = new Map<keyof Doors, Promise<Doors[keyof Doors] | null>>();

async function fetchDoor<Name extends keyof Doors>(name: Name): Promise<Doors[Name]> {
  window.addEventListener('error', swallowRemoteErrors);
  const loading = federation?.loadRemote<Doors[Name]>(`fascia/${name}`) ?? Promise.resolve(null);
  loading.catch(() => {}); // It may fail after the time is over.
  arriving.set(name, loading);
  try {
    const door = await Promise.race([loading, timeout(name)]);
    if (!door) throw new Error(`${name} is not in the remote`);
    return door;
  } finally {
    window.removeEventListener('error', swallowRemoteErrors);
  }
}

const doors = new Map<keyof Doors, Promise<Doors[keyof Doors]>>();

/** A door of the remote, asked for once. Rejects when it fails or is not there within 3 s. */
export function loadDoor<Name extends keyof Doors>(name: Name): Promise<Doors[Name]> {
  let door = doors.get(name);
  if (!door) {
    door = fetchDoor(name);
    doors.set(name, door);
  }
  return door as Promise<Doors[Name]>;
}

/** A door that was not there within 3 s, when it comes after all; null where it does not. */
export async function lateDoor<Name extends keyof Doors>(name: Name): Promise<Doors[Name] | null> {
  try {
    return ((await arriving.get(name)) ?? null) as Doors[Name] | null;
  } catch {
    return null;
  }
}
