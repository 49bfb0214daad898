// A host with a federation runtime and without the kit, as docs/hosts/federation.md describes it.
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import { OWN_TYPES } from '../policy/strictPolicy.ts';

interface Settings {
  site: string;
  hideNewsletter: boolean;
}

interface FasciaModule {
  default: React.ComponentType<Settings>;
  prepare(settings: Settings): Promise<unknown>;
}

/** Returns the content of a `meta` element. */
function contentOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Time until a slot counts as absent. A module that loads later still replaces the fallback. */
const SLOT_TIMEOUT_MS = Number(contentOf('timeout'));
const ENTRY_TIMEOUT_MS = Math.max(1200, SLOT_TIMEOUT_MS / 4);
const PAUSES_MS = [0, 300, 300, 5_000, 15_000, 45_000];

const address = contentOf('entry');
const share = (lib: object) => ({
  version: React.version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
});
const remote = { name: 'fascia', entryGlobalName: '__fascia_container__' };

/** A Trusted Types policy that allows the runtime to load only the remote's scripts. */
const rules = {
  createScriptURL: (url: string) =>
    new URL(url).href.startsWith(new URL('.', address).href) ? url : '',
};
const policy =
  (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, given: typeof rules): typeof rules };
    }
  ).trustedTypes?.createPolicy(OWN_TYPES, rules) ?? rules;

/** Creates the entry's script. An error in the script fails the entry, but is not an uncaught error of the page. */
function createScript({ url }: { url: string }) {
  const script = Object.assign(document.createElement('script'), {
    src: policy.createScriptURL(url),
    crossOrigin: 'anonymous',
    integrity: contentOf('integrity'),
  });
  window.addEventListener('error', (event) => {
    if (event.filename === script.src) event.preventDefault();
  });
  return { script, timeout: ENTRY_TIMEOUT_MS };
}

const runtime = createInstance({
  name: 'host',
  remotes: [{ ...remote, entry: address }],
  shareStrategy: 'loaded-first',
  shared: {
    react: share(React),
    'react-dom': share(ReactDom),
    'react-dom/client': share(ReactDomClient),
    'react/jsx-runtime': share(JsxRuntime),
  },
  plugins: [
    {
      name: 'timeouts',
      createScript,
      // The runtime fetches only the manifest.
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          integrity: contentOf('manifest-integrity'),
          signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS),
        }),
    },
  ],
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let entry = address;

/** Registers the entry with another query, because the runtime caches a failed entry. */
function renewEntry(failed: string): void {
  if (failed !== entry || remote.entryGlobalName in window) return;
  entry = `${address}?${Date.now()}`;
  runtime.registerRemotes([{ ...remote, entry }], { force: true });
}

async function load(name: string): Promise<FasciaModule> {
  let failure: unknown;
  for (const pauseMs of PAUSES_MS) {
    await sleep(pauseMs);
    const used = entry;
    try {
      const module = await runtime.loadRemote<FasciaModule>(`fascia/${name}`);
      if (module) return module;
    } catch (error) {
      failure = error;
      renewEntry(used);
    }
  }
  throw failure;
}

async function fill(slot: Element, name: string): Promise<void> {
  const settings = { site: 'DE', hideNewsletter: slot.hasAttribute('data-hide-newsletter') };
  const giveUp = (message: string) => {
    if (slot.hasAttribute('data-fascia-slot-state')) return;
    slot.setAttribute('data-fascia-slot-state', 'absent');
    Reflect.get(window, 'recordFailure')(name, message);
  };
  const timer = setTimeout(giveUp, SLOT_TIMEOUT_MS, 'The module did not load in time');
  try {
    const { default: Module, prepare } = await load(name);
    await prepare(settings);
    ReactDomClient.createRoot(slot).render(<Module {...settings} />);
    slot.setAttribute('data-fascia-slot-state', 'filled');
  } catch (error) {
    giveUp(String(error));
  } finally {
    clearTimeout(timer);
  }
}

for (const name of ['Header', 'Footer']) {
  const slot = document.querySelector(`[data-slot="${name}"]`);
  if (slot) void fill(slot, name);
}
