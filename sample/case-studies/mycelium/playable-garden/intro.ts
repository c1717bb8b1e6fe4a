import type { DemoIntro } from '#src/demos/demo.tsx';

/** The text around the game. */
export const intro = {
  heading: 'A garden to play',
  link: 'Play the game',
  invitation:
    'Plant a spore, water or fertilise it, harvest when the caps glow, sell at the market and buy more spores. A first harvest takes under a minute.',
  alt: 'Nine garden tiles: six of bare soil, one with yellow pins, one with ripe red mushrooms, one with spores in wet soil',
  withoutScripts: 'Scripts are off, so the garden stands still, as it is when a game begins.',
  how: [
    'One pure function takes a garden and a move and returns the next garden; our tests play thousands of random games with it.',
    'A clock adds an hour a second, and rests while this tab is hidden or animations are paused.',
    'The board is nine buttons over a drawing, so you can play by keyboard, by touch and by ear.',
  ],
  source: 'https://github.example.com/skye-sampleton/portfolio/blob/main/sample/case-studies/mycelium/playable-garden/rules.ts',
} satisfies DemoIntro;
