import '../demo-shop/pages/shell.css';
import { startPlayground } from '../demo-shop/playground/startPlayground.ts';
import { loadModule } from './remote/loadModule.ts';

const isReady = startPlayground();

// Starts loading the remote in parallel with the host's own code. Failures are handled where it is used.
loadModule('Header').catch(() => {});

// After the playground has set up the demo shop for the state in its address; at once on all other pages.
void isReady.then(() => import('./bootstrap.tsx'));
