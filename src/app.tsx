import { Route, Routes } from 'react-router';
import { RootLayout } from '#src/layout/root-layout.tsx';
import { ScreenView } from '#src/navigation/screen-view.tsx';
import { ScreensContext } from '#src/navigation/screens-context.ts';
import { screens } from '#src/routes.tsx';

/** The whole site, below whichever router holds the address. */
export function App() {
  return (
    <ScreensContext value={screens}>
      <Routes>
        <Route path="/" element={<RootLayout />}>
          {screens.map((screen) => (
            <Route key={screen.route} path={screen.route} element={<ScreenView screen={screen} />} />
          ))}
        </Route>
      </Routes>
    </ScreensContext>
  );
}
