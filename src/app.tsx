import { useLocation } from 'react-router';
import { ScreenView } from '#src/navigation/screen-view.tsx';
import { findScreen, ScreensContext } from '#src/navigation/screens-context.ts';
import { rootRoute } from '#src/routes.tsx';

/** The whole site, below whichever router holds the address: the root layout, and in it the screen that answers. */
export function App() {
  const { layout: Layout, screens } = rootRoute;
  return (
    <ScreensContext value={screens}>
      <Layout>
        <ScreenView screen={findScreen(screens, useLocation().pathname)} />
      </Layout>
    </ScreensContext>
  );
}
