import { connect, fill } from '../../../host-kit/src/browser.ts';
import { drawPage } from './ProductPage.tsx';

/** A host with a federation runtime, by which the remote gets its React. */
connect({ entry: '/remote/container.js' });
fill('#header', 'Header', { site: 'AT' });
drawPage();
