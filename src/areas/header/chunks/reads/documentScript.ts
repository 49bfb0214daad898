import type { HeaderSettings } from '../../headerSettings.ts';
import { beginReads } from './beginReads.ts';

// The parameters of the function into which the build compiles this file (tools/build/webpack/documentScripts.ts).
declare const settings: HeaderSettings | undefined;
declare const isRendered: boolean | undefined;

beginReads(settings, isRendered);
