import { Component, type ReactNode } from 'react';
import { report } from '../browser/page/report.ts';

interface Props {
  /** The exposed module or the feature, for the report. */
  module: string;
  /** What failed, for the report. Default `'render'`: a whole module. */
  operation?: string;
  /** When it changes, the content is rendered again. */
  attempt?: string;
  fallback?: ReactNode;
  onBreak?: () => void;
  children: ReactNode;
}

interface State {
  broken: boolean;
  attempt: string | undefined;
}

/**
 * Reports an error that is thrown while rendering, and renders nothing or the fallback instead. Around an exposed
 * module it keeps errors from the host (HOST-39); around an optional part it keeps the rest on the page.
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
