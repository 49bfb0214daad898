import { createContext } from 'react';
import type { Page } from './page.ts';

/** On a server, the page that is rendered, whose store has its data. */
export const ServerPage = createContext<Page | undefined>(undefined);
