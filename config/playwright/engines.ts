import type { Program } from './programs.ts';

/** The program that each engine needs. Chromium 111 comes from npm, but needs the shared libraries of Debian's Chromium. */
export const ENGINE_PROGRAMS = {
  chromium: 'chromium',
  'chromium-111': 'chromium',
  firefox: 'firefox',
  webkit: 'webkit',
} as const satisfies Record<string, Program>;

/** A browser in which the journeys of `shell-host/e2e/engines` run. */
export type Engine = keyof typeof ENGINE_PROGRAMS;

export const ENGINES = Object.keys(ENGINE_PROGRAMS) as Engine[];

/** Option of a Playwright project: the engine of its journeys. */
export interface EngineOptions {
  engine: Engine;
}

/** The name of an engine's Playwright project. */
export const projectOf = (engine: Engine): string => `engine-${engine}`;

/** The tag of the program that the tests of a Playwright project need, such as `@firefox`. */
export function tagsOfProject(project: string | undefined): string[] {
  const engine = ENGINES.find((each) => projectOf(each) === project);
  return engine ? [`@${ENGINE_PROGRAMS[engine]}`] : [];
}
