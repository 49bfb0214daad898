import { connect, fill, load } from './browser/connect.ts';
import { fillPage } from './browser/fillPage.ts';
import { fillSlots } from './browser/fillSlots.ts';

Object.assign(window, { fasciaHost: { connect, fill, load, fillSlots } });

const { entry, integrity } = document.currentScript?.dataset ?? {};
if (entry) fillPage(entry, integrity);
