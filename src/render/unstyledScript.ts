import { watchStyleSheets } from './watchStyleSheets.ts';

// The build makes a script for the page's head of this file (tools/build/webpack/documentScripts.ts).
watchStyleSheets();
