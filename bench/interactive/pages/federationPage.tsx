import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { drawPage } from './ProductPage.tsx';

/** Code from the guide for a host with a federation runtime. */
const createScript = ({ url }: { url: string }) =>
  Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' });
registerPlugins([{ name: 'entry', createScript }]);
registerRemotes([
  {
    name: 'fascia',
    entry: new URL('/remote/remoteEntry.js', document.baseURI).href,
    entryGlobalName: '__fascia_container__',
  },
]);

interface HeaderModule {
  Header: ComponentType<{ site: string }>;
}

async function drawHeader(slot: Element): Promise<void> {
  const module = await loadRemote<HeaderModule>('fascia/Header');
  if (module) createRoot(slot).render(<module.Header site="AT" />);
}

const slot = document.querySelector('#header');
if (slot) void drawHeader(slot);
drawPage();
