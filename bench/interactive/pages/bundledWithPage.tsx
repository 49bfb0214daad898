import { createRoot } from 'react-dom/client';
import { Header } from '../../../src/exposes/Header.tsx';
import { ProductPage } from './ProductPage.tsx';

/** The header is part of the page's bundle, and of its React tree. */
const page = document.querySelector('#page');
if (page) {
  createRoot(page).render(
    <>
      <Header site="AT" />
      <ProductPage />
    </>,
  );
}
