import { Component, type ReactNode } from 'react';
import { brokenPage } from '#content/pages/not-found.ts';

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
        <h1 className="text-1">{brokenPage.heading}</h1>
        <p className="lead mt-6 max-w-prose">{brokenPage.words}</p>
      </div>
    );
  }
}
