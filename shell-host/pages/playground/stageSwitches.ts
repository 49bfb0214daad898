/** How the stage shows its modules; two more switches in the address. */
export const stageSwitches = ['mount', 'layout'] as const;

export type StageSwitch = (typeof stageSwitches)[number];

/** Whether an address turns a switch on. */
export function isSwitchOn(query: URLSearchParams, name: StageSwitch): boolean {
  return query.get(name) === 'true';
}

/** The same address with a switch turned. */
export function withSwitch(
  query: URLSearchParams,
  name: StageSwitch,
  on: boolean,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (on) next.set(name, 'true');
  else next.delete(name);
  return next;
}
