import { createAction } from '@reduxjs/toolkit';

/** What the shop shows is another moment from now on: by new settings, or by the end of the staff session. */
export const previewChanged = createAction('preview/changed');
