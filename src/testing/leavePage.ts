import { act } from '@testing-library/react';

/** The visitor goes back in the history of a page with a client router, which does not move the focus. */
export const leavePage = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
