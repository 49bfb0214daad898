import { createAction } from '@reduxjs/toolkit';

/** A flyout or the mobile navigation was opened, in any bundle of the page. The payload is its name. */
export const flyoutOpened = createAction<string>('page/flyoutOpened');

/** Another visitor may be using the page (ACC-14, HOST-53). */
export const visitorChanged = createAction('page/visitorChanged');

/** The visitor looks at the page again. The payload is when, ms since 1970. */
export const pageAttended = createAction<number>('page/attended');
