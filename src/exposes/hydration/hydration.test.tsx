import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { siteCodes } from '../../foundation/sites/sites.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import * as header from '../Header.tsx';

const shop = serveShop();

const shared = (url: string) => /promotion\/api|jsonflyout|themeworlds/.test(url);

test.each(siteCodes)(
  'the header of %s is hydrated without a warning, and reads nothing again',
  async (site) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const fragment = await renderOnServer('Header', { site });
    expect(fragment.missing).toEqual([]);
    const slot = insertFragment('Header', fragment);
    const elements = [...slot.querySelectorAll('[data-fascia] *')];
    const before = shop.calls.length;
    await header.prepare({ site });
    const problems: unknown[] = [];
    await act(async () => {
      hydrateRoot(slot, <header.Header site={site} />, {
        onRecoverableError: (e) => problems.push(e),
      });
    });
    await waitFor(() => expect(shop.calls.slice(before).length).toBeGreaterThan(1));
    expect(problems).toEqual([]);
    expect(error.mock.calls).toEqual([]);
    expect(elements.filter((element) => !element.isConnected)).toEqual([]);
    expect(shop.calls.slice(before).filter(({ url }) => shared(url))).toEqual([]);
  },
);
