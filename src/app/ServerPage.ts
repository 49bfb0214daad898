import { createContext } from 'react';
import type { Page } from './page.ts';

/** On a server, the page that is being rendered. Its store contains the page's data. */
export const ServerPage = createContext<Page | undefined>(undefined);
