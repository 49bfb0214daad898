import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { connect, fill } from '../../../host-kit/src/browser.ts';
import { drawPage } from './ProductPage.tsx';

/** A host without a federation runtime, which shares its React with the remote. */
connect({
  entry: '/remote/container.js',
  share: {
    react: React,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
    'react/jsx-runtime': jsxRuntime,
  },
});
fill('#header', 'Header', { site: 'AT' });
drawPage();
