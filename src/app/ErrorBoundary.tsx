import { Component, type ReactNode } from 'react';
import { report } from '../foundation/browser/report.ts';

interface Props {
  /** The door, for the report. */
  module: string;
  /** When it changes, a broken door is tried again. */
  attempt: string;
  children: ReactNode;
}

/** A door never throws into its host: what breaks is reported and renders nothing (design §5). */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.name : 'Unknown error';
    report({ module: this.props.module, operation: 'render', message });
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.attempt !== this.props.attempt) {
      this.setState({ broken: false });
    }
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
