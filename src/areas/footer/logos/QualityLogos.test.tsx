import { screen, within } from '@testing-library/react';
import * as footer from '../../../exposes/Footer.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

serveShop();
collectErrors();

test('logos are loaded from the shop’s folder and have a name (FOOT-10)', async () => {
  await renderModule(footer, { site: 'TR' });
  const logo = screen.getByRole('img', { name: 'BKM Express' });
  expect(logo).toHaveAttribute('src', '/service/footer-images/logos/turkish_bkm');
});

test('quality logos are links and measure 80 by 80 px (FOOT-09)', async () => {
  await renderModule(footer, { site: 'AT' });
  const logos = within(
    document.querySelector<HTMLElement>('[data-part="quality-logos"]') ?? document.body,
  ).getAllByRole('link');
  expect(logos.length).toBeGreaterThan(0);
  for (const link of logos) {
    const logo = within(link).getByRole('img');
    expect(logo).toHaveAccessibleName();
    expect(logo).toHaveAttribute('width', '80');
    expect(logo).toHaveAttribute('height', '80');
  }
});
