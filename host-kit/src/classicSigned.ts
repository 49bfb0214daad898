import { classicScript } from './browser/page/classicScript.ts';
import { connect } from './signed.ts';

classicScript(connect, 'publicKey');
