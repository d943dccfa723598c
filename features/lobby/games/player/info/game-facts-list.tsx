import type { Game } from '#features/office/web-configuration/player/index.ts'
import { gameFacts } from './game-facts.ts'
import styles from './game-info-sheet.module.css'

type GameFactsProps = { readonly game: Game; readonly playersNow?: number | undefined }

/** The facts of a game, as the sheet about it lists them. */
export const GameFacts = ({ game, playersNow }: GameFactsProps) => (
  <dl className={styles.facts}>
    {gameFacts(game, playersNow).map(({ name, value, hint }) => (
      <div key={name} className={styles.fact}>
        <dt>
          {name}
          {hint && <span className={styles.hint}>{hint}</span>}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
