import '../demo-shop/pages/shell.css';
import '#shop/pageTokens.css';
import { connect } from '../../host-kit/src/browser.ts';
import { startPlayground } from '../demo-shop/playground/startPlayground.ts';

// Demo only: the playground prepares the demo shop for the state in its address; on other pages it is ready at once.
const isReady = startPlayground();

// Begins to load the remote in parallel with the host's own code. The server names the entry in the page, and its hash where it
// knows it, so that the same build of this host works with any.
const meta = document.querySelector<HTMLMetaElement>('meta[name="fascia-entry"]');
connect({ entry: meta?.content ?? '', integrity: meta?.dataset['integrity'] ?? '' });

// Asynchronous, so that webpack has provided the React that the remote shares.
void isReady.then(() => import('./bootstrap.tsx'));
