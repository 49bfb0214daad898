import { useDispatch } from 'react-redux';
import type { CartDispatch } from './cartWishes.ts';

/** The store's `dispatch`, as the cart's middleware makes it: a wish answers with a promise. */
export const useCartDispatch = useDispatch as unknown as () => CartDispatch;
