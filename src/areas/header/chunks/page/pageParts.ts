/** What the chunk `page` gives to the header. */
export { attachHeader } from './attachHeader.ts';
export { Offers } from './Offers.tsx';
