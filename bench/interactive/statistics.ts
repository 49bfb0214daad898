import { median } from '../harness.ts';

/** A median, and an interval that contains the true median with a probability of at least 95 %. */
export interface Estimate {
  median: number;
  low: number;
  high: number;
}

/** Returns the probability that at most `count` of `size` values are below the median. */
function atMost(count: number, size: number): number {
  let combinations = 1;
  let sum = 0;
  for (let index = 0; index <= count; index += 1) {
    sum += combinations;
    combinations = (combinations * (size - index)) / (index + 1);
  }
  return sum / 2 ** size;
}

/** Uses order statistics, which assume nothing about the distribution of the values. */
export function estimate(values: readonly number[]): Estimate {
  const sorted = values.toSorted((a, b) => a - b);
  let left = 0;
  while (left < sorted.length / 2 - 1 && atMost(left, sorted.length) <= 0.025) left += 1;
  const outer = Math.max(left - 1, 0);
  return { median: middle(sorted), low: sorted[outer] ?? NaN, high: sorted.at(-1 - outer) ?? NaN };
}

/** Returns the mean of the two middle values if the number of values is even. */
function middle(sorted: readonly number[]): number {
  const upper = median(sorted);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}
