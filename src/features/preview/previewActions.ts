import { createAction } from '@reduxjs/toolkit';

/** The services now return data for another moment, because staff applied settings or ended their session. */
export const previewChanged = createAction('preview/changed');
