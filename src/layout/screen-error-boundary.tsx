import { Component, type ReactNode } from 'react';
import { BrokenPage } from './root-error-boundary.tsx';

/** A screen that throws takes down only itself: header, footer and their links go on working. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="wrap page-start">
        <BrokenPage />
      </div>
    );
  }
}
