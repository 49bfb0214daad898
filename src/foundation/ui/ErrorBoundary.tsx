import { Component, type ReactNode } from 'react';
import { report } from '../browser/report.ts';

interface Props {
  /** The door or the feature, for the report. */
  module: string;
  /** What broke, for the report; a whole door where nothing is said. */
  operation?: string;
  /** When it changes, what broke is tried again. */
  attempt?: string;
  /** Shown in its place. */
  fallback?: ReactNode;
  /** Told once it is broken. */
  onBreak?: () => void;
  children: ReactNode;
}

interface State {
  broken: boolean;
  attempt: string | undefined;
}

/**
 * What breaks while it is drawn is reported and renders nothing. Around a door, so that it never throws into its
 * host (design §5); around a part that the rest can do without, so that the rest stands.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { broken: false, attempt };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const { module, operation = 'render', onBreak } = this.props;
    report({ module, operation, message: error instanceof Error ? error.name : 'Unknown error' });
    onBreak?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.broken ? fallback : children;
  }
}
