import { loadRemote } from '@module-federation/enhanced/runtime';
import { hydrateRoot } from 'react-dom/client';

const remote = await loadRemote<typeof import('fascia/Header')>('fascia/Header');
if (remote) {
  await remote.prepare({ site: 'AT' });
  hydrateRoot(document.querySelector('#header')!, <remote.Header site="AT" />);
}
