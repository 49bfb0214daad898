import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as footer from '../../../exposes/Footer.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { serveFooter } from '../../../testing/promotedFooter.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';
import { setWindowWidth } from '../fixtures/setWindowWidth.ts';

const server = serveShop();
collectErrors();

const twice = <T,>(item: T): T[] => [item, item];
const link = { url: '/zahlung-s1', text: 'Zahlung' };
const column = { links: twice({ url: '/tassen-c1', text: 'Tassen' }) };
const image = { label: 'Visa', source: 'visa' };
const icon = { iconName: 'xing', link: 'https://example.test/x' };
const content = {
  teaserGroups: twice({ heading: { link }, links: twice(link), images: twice(image) }),
  seo: { heading: 'Beliebt', columns: [column, column, { links: [] }, { links: [] }] },
  socialMedia: { icons: twice(icon) },
  appReferences: { icons: twice({ ...icon, iconName: 'android' }) },
  legalLinks: twice({ url: '/impressum', text: 'Impressum' }),
  qualityLogos: { logos: twice({ link: '/a', image }) },
};

const count = (selector: string) => document.querySelectorAll(`footer ${selector}`).length;

test.each([1500, 375])(
  'renders repeated entries as often as the content contains them at %i px (FOOT-06)',
  async (width) => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
    serveFooter(server, content);
    setWindowWidth(width);
    const settings = { contentSource: 'promotion', hideNewsletter: true } as const;
    const { rerender } = await renderModule(footer, { site: 'DE', ...settings });
    expect(count('[data-part="teaser-group"]')).toBe(2);
    expect(count('[data-part="teaser-group"] img')).toBe(4);
    expect(count('[data-part="seo"] a')).toBe(4);
    expect(count('[data-part="social"] a')).toBe(2);
    expect(count('[data-part="apps"] a')).toBe(2);
    expect(count('[data-part="legal-links"] a')).toBe(2);
    expect(count('[data-part="quality-logos"] img')).toBe(2);

    rerender(<footer.Footer site="SK" hideNewsletter />);
    await screen.findByRole('link', { name: 'O prevádzkovateľovi' });
    expect(consoleError.mock.calls).toEqual([]);
    consoleError.mockRestore();
  },
);
