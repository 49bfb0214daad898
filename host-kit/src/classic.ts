import { classicScript } from './browser/page/classicScript.ts';
import { connect } from './browser/connect.ts';

classicScript(connect, 'entry');
