import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { SharedReact } from '../types/remote.ts';

/**
 * The page's React, for `connect({ share: sharedReact })` (HK-52). Not needed on pages with a federation runtime. A
 * separate file, so that bundlers omit `react-dom/client` if a host does not import it.
 */
export const sharedReact: SharedReact = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
};
