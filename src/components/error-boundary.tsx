import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What stands there instead; nothing, where the page is complete without this part. */
  fallback?: ReactNode;
  /** Told when it has broken, where what stands around it has to know. */
  onBreak?: () => void;
  children: ReactNode;
}

/** A part that throws takes down only itself: all around it goes on working. */
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

/** A part of a page that may be missing. */
export function dispensable<PartProps extends object>(Part: ComponentType<PartProps>) {
  return (props: PartProps) => (
    <ErrorBoundary>
      <Part {...props} />
    </ErrorBoundary>
  );
}
