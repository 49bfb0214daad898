import '../demo-shop/pages/shell.css';
import { startRecording } from '../demo-shop/playground/recordedEvents.ts';
import { loadModule } from './remote/loadModule.ts';

startRecording();

// Starts loading the remote in parallel with the host's own code. Failures are handled where it is used.
loadModule('Header').catch(() => {});

void import('./bootstrap.tsx');
