import '../demo-shop/pages/shell.css';
import { startRecording } from '../demo-shop/playground/recordedEvents.ts';
import { loadModule } from './loadModule.ts';

// Demo only: the playground lists the events that a host receives.
startRecording();

// Starts loading the remote in parallel with the host's own code. Failures are handled where it is used.
loadModule('Header').catch(() => {});

// Asynchronous, so that webpack can first agree with the remote on the React that both share.
void import('./bootstrap.tsx');
