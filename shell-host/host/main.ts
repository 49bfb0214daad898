import '../demo-shop/pages/shell.css';
import '#shop/pageTokens.css';
import { connect } from '../../host-kit/src/browser.ts';
import { startPlayground } from '../demo-shop/playground/startPlayground.ts';

// Demo only: the playground sets the demo shop to the state in its address. Other pages are ready immediately.
const isReady = startPlayground();

// Loads the remote in parallel with the host's own code. The server writes the entry's URL and hash into the page, so
// that the same build of this host works with any remote.
const meta = document.querySelector<HTMLMetaElement>('meta[name="fascia-entry"]');
connect({ entry: meta?.content ?? '', integrity: meta?.dataset['integrity'] ?? '' });

// A dynamic import, because webpack must initialize the shared React before this code runs.
void isReady.then(() => import('./bootstrap.tsx'));
