/** Adds events that are missing in TypeScript's DOM types. */
type EventMap = WindowEventMap & DocumentEventMap & { resume: Event; prerenderingchange: Event };
type Handlers = { [Type in keyof EventMap]?: (event: EventMap[Type]) => void };

/** Combines several undo functions, which run in order. */
export const undoAll = (undoers: readonly (() => void)[]) => (): void => {
  for (const undo of undoers) undo();
};

/** Adds event listeners to the window, the document or an element. Returns a function that removes them. */
export function listen(target: EventTarget, handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of entries) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler);
  };
}
