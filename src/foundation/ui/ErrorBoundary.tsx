import { Component, Fragment, type ReactNode } from 'react';
import { report } from '../browser/page/report.ts';

/** Maximum number of retries before the fallback replaces the content. */
const MAX_RETRIES = 1;

/** Failures further apart than this are unrelated. */
const RELATED_MS = 10_000;

interface Props {
  /** The exposed module or feature, for reports. */
  module: string;
  /** The operation that failed, for reports. Default `'render'`: the whole module. */
  operation?: string | undefined;
  /** The content is rendered again when this value changes. */
  attempt?: string;
  /** Replaces the content if it fails again. Default: nothing. */
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
 * Reports an error during rendering and renders the content once more as new elements, because a page translator may
 * have replaced nodes that React removes. If the content fails again, the fallback replaces it, and if the fallback
 * fails too, nothing. Around an exposed module, the boundary protects the host from errors. Around a part, it protects
 * the rest of the module (HOST-39).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, retries: 0, attempt: this.props.attempt };

  /** Name of the last reported error. A retry that fails with the same error is not reported again. */
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
    const { module, operation, children, fallback } = this.props;
    const { isBroken, retries } = this.state;
    if (!isBroken) return <Fragment key={retries}>{children}</Fragment>;
    // The cause of the failure may also affect the fallback.
    return fallback ? (
      <ErrorBoundary module={module} operation={operation}>
        {fallback}
      </ErrorBoundary>
    ) : null;
  }
}
