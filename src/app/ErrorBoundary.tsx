import { Component, type ReactNode } from 'react';
import { report } from '../foundation/browser/report.ts';

interface Props {
  /** The door, for the report. */
  module: string;
  /** When it changes, a broken door is tried again. */
  attempt: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  attempt: string;
}

/** A door never throws into its host: what breaks is reported and renders nothing (design §5). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { broken: false, attempt };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.name : 'Unknown error';
    report({ module: this.props.module, operation: 'render', message });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
