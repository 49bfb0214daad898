import './shell.css';
import { startRecording } from './playground/recordedEvents.ts';
import { loadModule } from './remote/loadModule.ts';

startRecording();

// The remote's code starts on its way beside the host's own. Whoever uses it hears of a failure.
loadModule('Header').catch(() => {});

void import('./bootstrap.tsx');
