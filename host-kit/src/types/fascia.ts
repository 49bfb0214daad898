// The remote's types. The build puts declarations of `src/exposes/hostTypes.ts` into the package.
export type * from 'fascia/hostTypes';
