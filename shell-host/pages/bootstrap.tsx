import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fillHeader } from './fillHeader.tsx';

const page = document.getElementById('page');
const header = document.getElementById('header');

if (header) void fillHeader(header);
if (page) createRoot(page).render(<App />);
