// One page of a made-up patio company. Both builds beside this file deliver it; the figure "crawler" shows what arrives when.
import { useEffect, useState } from 'react';
import pergola from './pergola.svg';

const SERVICES = {
  Pergolas: 'Hardwood or steel, set to the sun on your block.',
  Patios: 'A roof that drinks the rain and drops the noise.',
  Decks: 'Spotted gum, oiled twice, and no splinters for bare feet.',
};

/** The browser notes when this picture is painted. */
const TIMED = { elementtiming: 'picture' };

/** The page that is delivered twice: as an empty shell with a script, and as words. */
export function Page() {
  const [chosen, choose] = useState('');
  // The quote buttons answer from here on.
  useEffect(() => void performance.mark('answers'), []);
  return (
    <>
      <header>
        <b>Suncoast Patios</b>
      </header>
      <main>
        <h1>More of the year, spent outside.</h1>
        <p>Built in Caloundra for summer storms and winter sun. Tell us your suburb and we will ring you with a rough price.</p>
        <img src={pergola} width="320" height="170" alt="A timber pergola with festoon lights at dusk" {...TIMED} />
        <h2>What we build</h2>
        <ul>
          {Object.entries(SERVICES).map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h2>Ask for a quote</h2>
        <p>Two questions, two minutes. What would you like to build?</p>
        <div>
          {Object.keys(SERVICES).map((name) => (
            <button key={name} type="button" aria-pressed={chosen === name} onClick={() => choose(name)}>
              {name}
            </button>
          ))}
        </div>
      </main>
      <footer>
        <p>Made up for a portfolio. Nobody will ring you.</p>
      </footer>
    </>
  );
}
