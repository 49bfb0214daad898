import '../demo-shop/pages/shell.css';
import '#shop/pageTokens.css';
import { startPlayground } from '../demo-shop/playground/startPlayground.ts';
import { loadModule } from './loadModule.ts';

// Demo only: the playground prepares the demo shop for the state in its address; on other pages it is ready at once.
const isReady = startPlayground();

// Starts loading the remote in parallel with the host's own code. Failures are handled where it is used.
loadModule('Header').catch(() => {});

// Asynchronous, so that webpack can first agree with the remote on the React that both share.
void isReady.then(() => import('./bootstrap.tsx'));
