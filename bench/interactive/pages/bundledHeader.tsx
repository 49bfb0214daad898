import { createRoot } from 'react-dom/client';
import { Header } from '../../../src/exposes/Header.tsx';
import { drawPage } from './ProductPage.tsx';

/** The reference: the header is part of the page's bundle and is rendered before the rest of the page. */
const slot = document.querySelector('#header');
if (slot) createRoot(slot).render(<Header site="AT" />);
drawPage();
