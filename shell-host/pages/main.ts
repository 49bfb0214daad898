import './shell.css';
import { beginToHear } from './playground/heardEvents.ts';
import { loadDoor } from './remote.ts';

beginToHear();

// The remote's code starts on its way beside the host's own. Whoever uses it hears of a failure.
loadDoor('Header').catch(() => {});

void import('./bootstrap.tsx');
