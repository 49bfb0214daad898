import { connect, fill } from '../../../host-kit/src/browser.ts';

/** A host of plain HTML: its only script is the kit's, and the remote brings its React. */
connect({ entry: '/remote/container.js' });
fill('#header', 'Header', { site: 'AT' });
