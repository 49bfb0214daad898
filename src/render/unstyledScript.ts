import { watchStyleSheets } from './watchStyleSheets.ts';

// The build compiles this file into a script for the page's head (tools/build/webpack/documentScripts.ts).
watchStyleSheets();
