import { createAction } from '@reduxjs/toolkit';

/** The services now show another moment: staff applied settings, or ended their session. */
export const previewChanged = createAction('preview/changed');
