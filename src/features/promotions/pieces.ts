// What loads beside the header: everything of the promotions that is not needed to hold their places.
export { PromotionPiece } from './PromotionPiece.tsx';
export { watchHeight } from './watchHeight.ts';
