import { act } from '@testing-library/react';

/** Goes back in the history of a page with a client router. The focus does not move. */
export const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
