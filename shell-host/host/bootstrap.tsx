import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ConsentSettings } from '../demo-shop/pages/consent/ConsentSettings.tsx';
import { StaffPreview } from './remote/StaffPreview.tsx';
import { mountFooter } from './remote/mountFooter.tsx';
import { mountHeader } from './remote/mountHeader.tsx';
import { navigate } from '../demo-shop/pages/routing/page.ts';
import { DemoBar } from '../demo-shop/pages/ui/DemoBar.tsx';
import { clickedAddress } from '../demo-shop/pages/routing/clickedAddress.ts';

/** Makes links within an element of the host navigate without a page load. */
function withSoftNavigation(element: HTMLElement): HTMLElement {
  element.addEventListener('click', (event) => {
    const address = clickedAddress(event);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
  return element;
}

const header = document.getElementById('header');
const page = document.getElementById('page');
const footer = document.getElementById('footer');
const demo = document.body.appendChild(document.createElement('div'));
demo.id = 'demo';

if (header) void mountHeader(header);
if (page) createRoot(withSoftNavigation(page)).render(<App />);
if (footer) void mountFooter(footer);
createRoot(withSoftNavigation(demo)).render(
  <>
    <DemoBar />
    <StaffPreview />
    <ConsentSettings />
  </>,
);
