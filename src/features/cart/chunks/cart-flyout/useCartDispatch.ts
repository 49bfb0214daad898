import { useDispatch } from 'react-redux';
import type { CartDispatch } from '../../cartSlice.ts';

/** `dispatch` with the types of the cart's requests, which return a promise of their outcome. */
export const useCartDispatch = useDispatch as unknown as () => CartDispatch;
