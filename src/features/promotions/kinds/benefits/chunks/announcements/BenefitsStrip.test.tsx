import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithFascia } from '../../../../../../testing/renderWithFascia.tsx';
import { BenefitsStrip } from './BenefitsStrip.tsx';

test('renders repeated benefits without duplicate keys (FOOT-06)', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const link = { url: '/versand', text: 'Gratis Versand', isBold: false };
  await renderWithFascia(<BenefitsStrip content={{ kind: 'benefits', links: [link, link] }} />);
  expect(screen.getAllByRole('link', { name: 'Gratis Versand' })).toHaveLength(2);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
