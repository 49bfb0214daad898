const leaf = (index: number) => ({ title: `Entry ${index}`, href: `/p-${index}`, children: [] });

/** What the navigation service answers: three roots with `nodeCount` nodes in total, on three levels. */
export function navigationTree(nodeCount: number) {
  const perRoot = Math.round(nodeCount / 3) - 1;
  const perBranch = Math.ceil(Math.sqrt(perRoot));
  return [0, 1, 2].map((root) => {
    const children = Array.from({ length: Math.ceil(perRoot / perBranch) }, (_, branch) => ({
      ...leaf(branch),
      children: Array.from({ length: perBranch - 1 }, (_, index) =>
        leaf(branch * perBranch + index),
      ),
    }));
    return { title: `Loaded ${root}`, href: `/r-${root}`, children };
  });
}
