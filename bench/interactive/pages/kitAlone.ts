import { connect, fill } from '../../../host-kit/src/browser.ts';

/** A plain HTML host whose only script is the kit. The remote provides React. */
connect({ entry: '/remote/container.js' });
fill('#header', 'Header', { site: 'AT' });
