import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Shown in place of the children after an error; nothing by default. */
  fallback?: ReactNode;
  /** Called after an error, for a parent that must react to it. */
  onBreak?: () => void;
  children: ReactNode;
}

/** Keeps an error inside one part of the page: everything around it goes on working. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBreak?.();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** Wraps a component that the page can do without: if it throws an error, nothing is shown in its place. */
export function withErrorBoundary<PartProps extends object>(Part: ComponentType<PartProps>) {
  return (props: PartProps) => (
    <ErrorBoundary>
      <Part {...props} />
    </ErrorBoundary>
  );
}
