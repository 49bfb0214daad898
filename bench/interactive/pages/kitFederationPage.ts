import { connect, fill } from '../../../host-kit/src/browser.ts';
import { drawPage } from './ProductPage.tsx';

/** A host with a federation runtime, which provides React for the remote. */
connect({ entry: '/remote/container.js' });
fill('#header', 'Header', { site: 'AT' });
drawPage();
