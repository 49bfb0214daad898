/** Exports of the chunk `page`. */
export { attachHeader } from './attachHeader.ts';
export { Offers } from './Offers.tsx';
