import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';

const entry = 'https://cdn.example/fascia/remoteEntry.js';
registerRemotes([{ name: 'fascia', entry, entryGlobalName: '__fascia_container__' }]);
const late = new Promise<null>((resolve) => setTimeout(resolve, 3000, null));
const loading = loadRemote<typeof import('fascia/Header')>('fascia/Header');
try {
  const remote = await Promise.race([loading, late]);
  await remote?.prepare({ site: 'AT' });
  // What stands in the slot, your own links, stays until here.
  if (remote) createRoot(document.querySelector('#header')!).render(<remote.Header site="AT" />);
} catch (error) {
  console.warn('The slot keeps its links', error);
}
