import { mountPage } from './demo/mountPage.tsx';
import { mountFooter, mountHeader } from './slots.tsx';

const header = document.getElementById('header');
const page = document.getElementById('page');
const footer = document.getElementById('footer');

// One React root for each: a module that is late or fails does not hold up the page.
if (header) void mountHeader(header);
if (page) mountPage(page);
if (footer) void mountFooter(footer);
