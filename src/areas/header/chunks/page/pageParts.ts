/** What the chunk `page` gives to the full header to draw. */
export { LazyDrawerFoot } from './LazyDrawerFoot.tsx';
export { Offers } from './Offers.tsx';
