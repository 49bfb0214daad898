/** @jest-environment node */
import { jest } from '@jest/globals';
import { listen } from './listen.ts';
import { portProblem } from './portProblem.ts';
import { chosenServices } from './services.ts';
import { readSettings } from './settings.ts';

const answer = () => new Response();

describe('A person who starts a server', () => {
  test('hears that the port is taken, and of one that may be free', async () => {
    const first = await listen(answer, 0);
    const port = Number(new URL(first.origin).port);
    const error: unknown = await listen(answer, port).catch((reason: unknown) => reason);
    await first.close();
    expect(portProblem(error, port, 'start')).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=3000 npm start`,
    );
  });

  test('is never sent to the port that is taken', () => {
    expect(portProblem({ code: 'EADDRINUSE' }, 3001, 'run serve')).not.toContain('PORT=3001');
    expect(portProblem({ code: 'EADDRINUSE' }, 3000, 'run serve')).not.toContain('PORT=3000');
  });

  test('without the rights for a port does not hear that it is taken', () => {
    expect(portProblem({ code: 'EACCES' }, 80, 'start')).toContain('Port 80 needs rights');
    expect(portProblem(new Error('another'), 80, 'start')).toBeUndefined();
  });

  test.each([
    ['http://cdn.test/fascia', 'http://cdn.test/fascia/remoteEntry.js'],
    ['http://cdn.test/fascia/', 'http://cdn.test/fascia/remoteEntry.js'],
    ['http://cdn.test/fascia/remoteEntry.js', 'http://cdn.test/fascia/remoteEntry.js'],
  ])('may name the remote as %s', (given, entry) => {
    expect(readSettings({ REMOTE_URL: given }).remoteEntry).toBe(entry);
  });

  test.each([
    [{ SHOP_ORIGIN: 'shop.test' }, 'SHOP_ORIGIN must be an address like http://localhost:4000'],
    [{ SHOP_ORIGIN: 'http://shop.test/api' }, 'SHOP_ORIGIN must be an origin'],
    [{ REMOTE_URL: 'ftp://cdn.test' }, 'REMOTE_URL must be an address'],
    [{ PORT: 'abc' }, 'PORT must be a number'],
  ])('hears of the wrong setting %j in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  test('hears once that the shop does not answer; its pages hear it with every call', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const gone = await listen(answer, 0);
    await gone.close();
    const services = chosenServices(gone.origin);
    const ask = () => services.fetch(new Request('http://host.test/service/cart/api/cart'));
    const statuses = [(await ask()).status, (await ask()).status];
    const sentences = said.mock.calls.map(([text]) => String(text));
    said.mockRestore();
    expect(statuses).toEqual([502, 502]);
    expect(sentences).toEqual([`The shop at ${gone.origin} does not answer.\n`]);
  });
});
