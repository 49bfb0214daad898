import './shell.css';
import { loadDoor } from './remote.ts';

// The remote's code starts on its way beside the host's own. Whoever uses it hears of a failure.
loadDoor('Header').catch(() => {});

void import('./bootstrap.tsx');
