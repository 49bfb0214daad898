import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { StaffPreview } from './doors/StaffPreview.tsx';
import { fillFooter } from './fillFooter.tsx';
import { fillHeader } from './fillHeader.tsx';
import { navigate } from './page.ts';
import { DemoBar } from './parts/DemoBar.tsx';
import { clickedPage } from './routing/clickedPage.ts';

/** A place of the host's own: links in it lead to the next page without loading it. */
function own(element: HTMLElement): HTMLElement {
  element.addEventListener('click', (event) => {
    const address = clickedPage(event);
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

if (header) void fillHeader(header);
if (page) createRoot(own(page)).render(<App />);
if (footer) void fillFooter(footer);
createRoot(own(demo)).render(
  <>
    <DemoBar />
    <StaffPreview />
  </>,
);
