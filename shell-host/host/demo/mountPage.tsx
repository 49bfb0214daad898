import { createRoot } from 'react-dom/client';
import { ConsentSettings } from '../../demo-shop/pages/consent/ConsentSettings.tsx';
import { clickedAddress } from '../../demo-shop/pages/routing/clickedAddress.ts';
import { navigate } from '../../demo-shop/pages/routing/page.ts';
import { DemoBar } from '../../demo-shop/pages/ui/DemoBar.tsx';
import { App } from './App.tsx';
import { StaffPreview } from './StaffPreview.tsx';

/** Makes links within an element navigate without a page load. */
function withSoftNavigation(element: HTMLElement): HTMLElement {
  element.addEventListener('click', (event) => {
    const address = clickedAddress(event);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
  return element;
}

/** Renders the page between header and footer, and the demo's bar, the staff preview and the consent manager. */
export function mountPage(page: HTMLElement): void {
  const demo = document.body.appendChild(document.createElement('div'));
  demo.id = 'demo';
  createRoot(withSoftNavigation(page)).render(<App />);
  createRoot(withSoftNavigation(demo)).render(
    <>
      <DemoBar />
      <StaffPreview />
      <ConsentSettings />
    </>,
  );
}
