import { fillTemplate } from '#src/demos/helpers.ts';
import { MotionToggle } from '#src/preferences/motion-toggle.tsx';
import sprite from './garden.svg';
import { labels } from './labels.ts';
import { type Care, FEED_PRICE, type Garden, type Move, MUSHROOM_PRICE, refusal, SPORE_PRICE } from './rules.ts';
import { gardenStore } from './store.ts';

/** The hours that pass with one press while the clock is paused. */
const HOURS_PER_PRESS = 6;
const HOURS_PER_DAY = 24;

const formatPrice = (count: number) => fillTemplate(count === 1 ? labels.coin : labels.coins, { count });

function Icon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="garden-icon">
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}

/** The counters: the day, and what the player has. */
export function Counters({ garden: { hours, coins, spores, basket } }: { garden: Garden }) {
  const counts = { day: Math.floor(hours / HOURS_PER_DAY) + 1, coins, spores, basket };
  return (
    <ul className="garden-counters">
      {(['day', 'coins', 'spores', 'basket'] as const).map((name) => (
        <li key={name} data-counter={name}>
          <Icon name={name} />
          <small>{labels.counters[name]}</small> <b>{counts[name]}</b>
        </li>
      ))}
    </ul>
  );
}

/** The main choice of the game: water is free but dries, fertiliser costs a coin but stays. */
export function CareChoice({ care, choose }: { care: Care; choose: (care: Care) => void }) {
  return (
    <fieldset className="garden-card garden-care">
      <legend>{labels.care}</legend>
      {(['water', 'feed'] as const).map((kind) => (
        <label key={kind}>
          <input type="radio" name="garden-care" checked={care === kind} onChange={() => choose(kind)} />
          <Icon name={kind} />
          <span>
            {labels.actions[kind]} <small>{fillTemplate(labels.careNotes[kind], { price: formatPrice(FEED_PRICE) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function TradeButton({ garden, move, children, price }: { garden: Garden; move: Move; children: string; price: number }) {
  return (
    <button
      type="button"
      className="garden-button"
      data-move={move.kind}
      aria-disabled={refusal(garden, move) !== undefined}
      onClick={() => gardenStore.dispatch(move)}
    >
      {children} <small>{formatPrice(price)}</small>
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
      <h4 id="garden-market">{labels.market}</h4>
      <TradeButton garden={garden} move={{ kind: 'sell' }} price={Math.max(1, garden.basket) * MUSHROOM_PRICE}>
        {labels.sell}
      </TradeButton>
      <TradeButton garden={garden} move={{ kind: 'buy' }} price={SPORE_PRICE}>
        {labels.buy}
      </TradeButton>
    </section>
  );
}

/** The button that pauses the clock together with all animations. While it is paused, another button lets hours pass. */
export function Clock({ isPaused }: { isPaused: boolean }) {
  return (
    <div className="garden-clock">
      {isPaused && (
        <div className="garden-card">
          <p>{labels.paused}</p>
          <button type="button" className="garden-button" onClick={() => gardenStore.dispatch({ kind: 'wait', hours: HOURS_PER_PRESS })}>
            {fillTemplate(labels.wait, { count: HOURS_PER_PRESS })}
          </button>
        </div>
      )}
      <MotionToggle />
    </div>
  );
}
