import { useDispatch } from 'react-redux';
import type { CartDispatch } from '../../cartSlice.ts';

/** `dispatch`, which answers the cart's requests with their outcome. */
export const useCartDispatch = useDispatch as unknown as () => CartDispatch;
