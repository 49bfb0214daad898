/** Makes a mistake of the page an uncaught error of its own, which takes nothing down with it. */
export function throwLater(mistake: unknown): void {
  setTimeout(() => {
    throw mistake;
  });
}
