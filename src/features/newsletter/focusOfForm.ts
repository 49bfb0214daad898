import { createContext, use } from 'react';

const visitor = () => false;

/** Whether the form itself is moving the focus just now. */
export const FocusOfForm = createContext<() => boolean>(visitor);

export const useFocusOfForm = () => use(FocusOfForm);
