import { drawPage } from './ProductPage.tsx';

/** A host whose header is plain HTML. The page renders only its own content. */
drawPage();
