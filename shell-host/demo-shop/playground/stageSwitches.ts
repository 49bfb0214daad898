/** Switches for how the stage renders its modules; they are query parameters. */
export const stageSwitches = ['mount', 'layout'] as const;

export type StageSwitch = (typeof stageSwitches)[number];

/** Whether the query turns a switch on. */
export function isSwitchOn(query: URLSearchParams, name: StageSwitch): boolean {
  return query.get(name) === 'true';
}

/** The query with a switch changed. */
export function withSwitch(
  query: URLSearchParams,
  name: StageSwitch,
  isOn: boolean,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isOn) next.set(name, 'true');
  else next.delete(name);
  return next;
}
