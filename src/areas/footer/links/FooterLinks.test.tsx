import { screen } from '@testing-library/react';
import * as footer from '../../../exposes/Footer.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

serveShop();
collectErrors();

test('links to other hosts open in a new tab without referrer (FOOT-14)', async () => {
  await renderModule(footer, { site: 'DE' });
  const youTube = screen.getByRole('link', { name: 'YouTube' });
  expect(youTube).toHaveAttribute('target', '_blank');
  expect(youTube).toHaveAttribute('rel', 'noreferrer');
  const imprint = screen.getByRole('link', { name: 'Impressum' });
  expect(imprint).not.toHaveAttribute('target');
});
