/** The lazy side of the navigation: one chunk. */
export { DrillDown } from './drill-down/DrillDown.tsx';
export { NavigationFlyout } from './flyout/NavigationFlyout.tsx';
export { moveFocus } from './flyout/moveFocus.ts';
