import { garden } from '#content/figures/garden.ts';
import styles from './garden.css?url';
/** x */
export function Live() {
  return (
    <div className="needs-js">
      <link rel="stylesheet" href={styles} precedence="figure" />
      {garden.play.market}
    </div>
  );
}
