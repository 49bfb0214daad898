import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RichText } from '../RichText.tsx';
import { safeColor } from '../safeColor.ts';
import { sanitizeHtml } from '../safeHtml.ts';
import { safeStyle } from '../safeStyle.ts';
import { imageUrl, safeUrl } from '../safeUrl.ts';
import { addresses } from './addresses.ts';
import { colors } from './colors.ts';
import { findDangers } from './findDangers.ts';
import { markup } from './markup.ts';
import { styles } from './styles.ts';

/** A component in a server's HTML, and rendered by React in the browser. */
function renderedOnServerAndInBrowser(component: ReactElement): HTMLElement[] {
  const fromServer = document.createElement('div');
  fromServer.innerHTML = renderToString(component);
  return [fromServer, render(component).container];
}

test.each(addresses)('a rendered link to $description is harmless (HOST-35)', ({ value, url }) => {
  for (const page of renderedOnServerAndInBrowser(<a href={safeUrl(value)}>Kaffee</a>)) {
    expect(findDangers(page)).toEqual([]);
    expect(page.querySelector('a')?.getAttribute('href') ?? undefined).toBe(url);
  }
});

test.each(addresses)(
  'a rendered image from $description is harmless (HOST-35)',
  ({ value, image }) => {
    for (const page of renderedOnServerAndInBrowser(<img src={imageUrl(value)} alt="" />)) {
      expect(findDangers(page)).toEqual([]);
      expect(page.querySelector('img')?.getAttribute('src') ?? undefined).toBe(image);
    }
  },
);

test.each(colors)(
  'a banner in the colour $description sets only its colours (HOST-38)',
  ({ value, color }) => {
    const style = { color: safeColor(value), backgroundColor: safeColor(value) };
    for (const page of renderedOnServerAndInBrowser(<div style={style}>Kaffee</div>)) {
      const set = page.querySelector('div > div')?.getAttribute('style') ?? '';
      expect(findDangers(page)).toEqual([]);
      expect(set === '').toBe(color === undefined);
      expect(set.split(';').filter((part) => part.trim()).length).toBeLessThanOrEqual(2);
    }
  },
);

test.each(styles)(
  'an element with $description in its style loads nothing (HOST-38)',
  ({ value, style }) => {
    for (const page of renderedOnServerAndInBrowser(<div style={safeStyle(value)}>Kaffee</div>)) {
      const set = page.querySelector('div > div')?.getAttribute('style') ?? '';
      expect(findDangers(page)).toEqual([]);
      expect(set.split(';').filter((part) => part.trim()).length).toBeLessThanOrEqual(
        Object.keys(style ?? {}).length,
      );
    }
  },
);

test.each(markup)(
  'a text with $description is harmless before and after sanitising (HOST-37)',
  async ({ value }) => {
    const [onServer, inBrowser] = renderedOnServerAndInBrowser(<RichText text={value} />);
    for (const page of [onServer, inBrowser]) expect(page && findDangers(page)).toEqual([]);
    const html = await act(() => sanitizeHtml(value));
    const shown = inBrowser?.firstElementChild;
    expect(shown?.innerHTML ?? '').toBe(shown ? html : '');
    expect(inBrowser && findDangers(inBrowser)).toEqual([]);
  },
);
