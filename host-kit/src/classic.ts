import { connect, fill, load } from './browser/connect.ts';
import { fillPage } from './browser/fillPage.ts';
import { fillSlots } from './browser/fillSlots.ts';

(window as { fasciaHost?: object }).fasciaHost = { connect, fill, load, fillSlots };

const script = document.currentScript;
// An image of that name, in a text that the page shows, would be taken for the script.
if (script instanceof HTMLScriptElement && script.dataset['entry']) {
  connect(script.dataset);
  fillPage();
}
