interface HeaderRule {
  set: Record<string, string>;
  unset: string[];
}

/** Parses a `_headers` file into the form that wrangler creates. */
export function parseHeaderRules(text: string) {
  const rules: Record<string, HeaderRule> = {};
  let rule: HeaderRule | undefined;
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) rule = rules[line] = { set: {}, unset: [] };
    else if (line.startsWith('  ! ')) rule?.unset.push(line.slice(4));
    else if (rule) rule.set[line.slice(2, line.indexOf(':'))] = line.slice(line.indexOf(':') + 2);
  }
  return { version: 2 as const, rules };
}
