import { createAction } from '@reduxjs/toolkit';

/** A flyout or the mobile navigation was opened, in any bundle of the page. The payload is its name. */
export const flyoutOpened = createAction<string>('page/flyoutOpened');
