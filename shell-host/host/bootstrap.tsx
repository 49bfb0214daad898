import { fill } from '../../host-kit/src/browser.ts';
import { mountPage } from './demo/mountPage.tsx';
import { footerSettings, headerSettings, onSettingsChange } from './demo/pageSettings.ts';

// Called before the page is rendered, because rendering would delay the header.
const header = fill('#header', 'Header', headerSettings());
const footer = fill('#footer', 'Footer', footerSettings());
onSettingsChange(() => {
  header.update(headerSettings());
  footer.update(footerSettings());
});

const page = document.getElementById('page');
if (page) mountPage(page);
