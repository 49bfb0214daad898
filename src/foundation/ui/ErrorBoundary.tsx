import { Component, Fragment, type ReactNode } from 'react';
import { report } from '../browser/page/report.ts';

/** Number of times that failed content is rendered again before the fallback replaces it. */
const MAX_RETRIES = 1;

/** Failures that are further apart have nothing to do with each other. */
const RELATED_MS = 10_000;

interface Props {
  /** The exposed module or the feature, for the report. */
  module: string;
  /** What failed, for the report. Default `'render'`: a whole module. */
  operation?: string;
  /** When it changes, the content is rendered again. */
  attempt?: string;
  /** Replaces content that fails again. Default: nothing. */
  fallback?: ReactNode;
  /** Called when the fallback replaces the content. */
  onBreak?: () => void;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  retries: number;
  attempt: string | undefined;
}

/**
 * Reports an error that is thrown while rendering, and renders the content once more as new elements: a page translator may
 * have replaced nodes that React wanted to remove. If it fails again, the fallback replaces it (HOST-39). Around an
 * exposed module it keeps errors from the host (HOST-39); around a part it keeps the rest of the module on the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, retries: 0, attempt: this.props.attempt };

  /** The name of the error that was reported last. A retry that fails in the same way is not reported again. */
  private reported: string | undefined;
  private failedAt = -Infinity;
  private failures = 0;

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { ...state, isBroken: false, attempt };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ attempt }: Props) {
    if (attempt === this.props.attempt) return;
    this.reported = undefined;
    this.failures = 0;
  }

  override componentDidCatch(error: unknown) {
    const { module, operation = 'render', onBreak } = this.props;
    const message = error instanceof Error ? error.name : 'Unknown error';
    const now = Date.now();
    if (now - this.failedAt > RELATED_MS) {
      this.failures = 0;
      this.reported = undefined;
    }
    this.failedAt = now;
    this.failures += 1;
    if (message !== this.reported) report({ module, operation, message });
    this.reported = message;
    if (this.failures <= MAX_RETRIES) {
      this.setState(({ retries }) => ({ isBroken: false, retries: retries + 1 }));
    } else {
      onBreak?.();
    }
  }

  override render() {
    const { children, fallback = null } = this.props;
    const { isBroken, retries } = this.state;
    return isBroken ? fallback : <Fragment key={retries}>{children}</Fragment>;
  }
}
