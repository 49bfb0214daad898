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

/** The piece as the page has it when it came from a server, and when React made it in the browser. */
function bothWays(piece: ReactElement): HTMLElement[] {
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(piece);
  return [sent, render(piece).container];
}

test.each(addresses)('a link to $why is harmless in the page', ({ value, url }) => {
  for (const page of bothWays(<a href={safeUrl(value)}>Kaffee</a>)) {
    expect(findDangers(page)).toEqual([]);
    expect(page.querySelector('a')?.getAttribute('href') ?? undefined).toBe(url);
  }
});

test.each(addresses)('an image from $why is harmless in the page', ({ value, image }) => {
  for (const page of bothWays(<img src={imageUrl(value)} alt="" />)) {
    expect(findDangers(page)).toEqual([]);
    expect(page.querySelector('img')?.getAttribute('src') ?? undefined).toBe(image);
  }
});

test.each(colors)(
  'a banner in the colour $why sets nothing but its colours',
  ({ value, color }) => {
    const style = { color: safeColor(value), backgroundColor: safeColor(value) };
    for (const page of bothWays(<div style={style}>Kaffee</div>)) {
      const set = page.querySelector('div > div')?.getAttribute('style') ?? '';
      expect(findDangers(page)).toEqual([]);
      expect(set === '').toBe(color === undefined);
      expect(set.split(';').filter((part) => part.trim()).length).toBeLessThanOrEqual(2);
    }
  },
);

test.each(styles)('a picture with $why loads nothing', ({ value, style }) => {
  for (const page of bothWays(<div style={safeStyle(value)}>Kaffee</div>)) {
    const set = page.querySelector('div > div')?.getAttribute('style') ?? '';
    expect(findDangers(page)).toEqual([]);
    expect(set.split(';').filter((part) => part.trim()).length).toBeLessThanOrEqual(
      Object.keys(style ?? {}).length,
    );
  }
});

test.each(markup)('a text with $why is harmless, at first and in the end', async ({ value }) => {
  const [sent, made] = bothWays(<RichText text={value} />);
  for (const page of [sent, made]) expect(page && findDangers(page)).toEqual([]);
  const html = await act(() => sanitizeHtml(value));
  const shown = made?.firstElementChild;
  expect(shown?.innerHTML ?? '').toBe(shown ? html : '');
  expect(made && findDangers(made)).toEqual([]);
});
