/** The exports of the chunk `navigation-flyouts`. */
export { DrillDown } from './drill-down/DrillDown.tsx';
export { NavigationFlyout } from './flyout/NavigationFlyout.tsx';
export { followPointer } from './flyout/followPointer.ts';
export { moveFocus } from './flyout/moveFocus.ts';
