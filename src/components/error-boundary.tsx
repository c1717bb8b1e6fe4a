import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there once the rest has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that throws takes down only itself. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
