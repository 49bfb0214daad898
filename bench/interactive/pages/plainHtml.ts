import { drawPage } from './ProductPage.tsx';

/** A host whose header is plain HTML: the page has nothing but its own content to draw. */
drawPage();
