/** What is held on the page at the moment: by how many, and how it is let go. */
interface Hold {
  holders: number;
  end: () => void;
}

const KEY = Symbol.for('fascia.holds/1');

/** On the page and not in this file, so that two bundles of one page count together (design §5). */
function holdsOfPage(): Map<string, Hold> {
  const page = globalThis as { [KEY]?: Map<string, Hold> };
  return (page[KEY] ??= new Map());
}

/**
 * Changes something of the host's page as long as anybody wants it: the first holder begins it, the last one
 * ends it, in whatever order they let go.
 *
 * @param name What is held; one thing has one name.
 * @param begin Does the change and returns its undo.
 * @returns lets go; a second call does nothing.
 */
export function hold(name: string, begin: () => () => void): () => void {
  const holds = holdsOfPage();
  const held = holds.get(name) ?? { holders: 0, end: begin() };
  held.holders += 1;
  holds.set(name, held);
  let done = false;
  return () => {
    if (done) return;
    done = true;
    held.holders -= 1;
    if (held.holders > 0) return;
    holds.delete(name);
    held.end();
  };
}
