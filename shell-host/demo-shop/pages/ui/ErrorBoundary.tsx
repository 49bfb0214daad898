import { Component, type ReactNode } from 'react';

/** Renders a fallback if its children throw, so that a failing part does not break the page. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
