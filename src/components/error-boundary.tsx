import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Shown in place of the children after an error; nothing by default. */
  fallback?: ReactNode;
  /** Called after an error, for a parent that must react to it. */
  onError?: () => void;
  children: ReactNode;
}

/** Keeps an error inside one component: everything around it goes on working. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}

/** Wraps a component that the page can do without: if it throws an error, nothing is shown in its place. */
export function withErrorBoundary<P extends object>(Wrapped: ComponentType<P>) {
  return (props: P) => (
    <ErrorBoundary>
      <Wrapped {...props} />
    </ErrorBoundary>
  );
}
