import { fill } from '#src/demos/helpers.ts';
import { MotionToggle } from '#src/preferences/motion-toggle.tsx';
import sprite from '../garden.svg';
import { type Care, FEED_PRICE, type Garden, type Move, refusal, SPORE_PRICE, STAGES } from '../rules.ts';
import { gardenStore } from '../state/garden-store.ts';
import { words } from '../words.ts';

/** The hours that pass with one press while the clock is paused. */
const HOURS_BY_HAND = 6;
const HOURS_A_DAY = 24;

const price = (count: number) => fill(count === 1 ? words.coin : words.coins, { count });

function Sign({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="garden-sign">
      <use href={`${sprite}#sign-${name}`} />
    </svg>
  );
}

/** The counters: the day, and what the player has. */
export function Counters({ garden: { hours, coins, spores, basket } }: { garden: Garden }) {
  const counts = { day: Math.floor(hours / HOURS_A_DAY) + 1, coins, spores, basket };
  return (
    <ul className="garden-counters">
      {(['day', 'coins', 'spores', 'basket'] as const).map((name) => (
        <li key={name} data-count={name}>
          <Sign name={name} />
          <small>{words.counters[name]}</small> <b>{counts[name]}</b>
        </li>
      ))}
    </ul>
  );
}

/** The main choice of the game: water is free but dries, fertiliser costs a coin but stays. */
export function CareChoice({ care, choose }: { care: Care; choose: (care: Care) => void }) {
  return (
    <fieldset className="garden-card garden-care">
      <legend>{words.care}</legend>
      {(['water', 'feed'] as const).map((kind) => (
        <label key={kind}>
          <input type="radio" name="garden-care" checked={care === kind} onChange={() => choose(kind)} />
          <Sign name={kind} />
          <span>
            {words.presses[kind]} <small>{fill(words.notes[kind], { price: price(FEED_PRICE) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Trade({ garden, move, children, note }: { garden: Garden; move: Move; children: string; note: string }) {
  return (
    <button
      type="button"
      className="garden-button"
      data-move={move.kind}
      aria-disabled={refusal(garden, move) !== undefined}
      onClick={() => gardenStore.make(move)}
    >
      {children} <small>{note}</small>
    </button>
  );
}

/** The market, where the player sells the harvest and buys spores. */
export function Market({ garden }: { garden: Garden }) {
  return (
    <section className="garden-card garden-market" aria-labelledby="garden-market">
      <svg aria-hidden="true" viewBox="0 0 240 44" preserveAspectRatio="none" className="garden-awning">
        <use href={`${sprite}#awning`} />
      </svg>
      <h4 id="garden-market">{words.market}</h4>
      <Trade garden={garden} move={{ kind: 'sell' }} note={price(Math.max(1, garden.basket) * STAGES.ripe.price)}>
        {words.sell}
      </Trade>
      <Trade garden={garden} move={{ kind: 'buy' }} note={price(SPORE_PRICE)}>
        {words.buy}
      </Trade>
    </section>
  );
}

/** The button that pauses the clock together with all animations. While it is paused, another button lets hours pass. */
export function Clock({ isPaused }: { isPaused: boolean }) {
  return (
    <div className="garden-clock">
      {isPaused && (
        <div className="garden-card">
          <p>{words.byHand}</p>
          <button type="button" className="garden-button" onClick={() => gardenStore.make({ kind: 'wait', hours: HOURS_BY_HAND })}>
            {fill(words.wait, { count: HOURS_BY_HAND })}
          </button>
        </div>
      )}
      <MotionToggle />
    </div>
  );
}
