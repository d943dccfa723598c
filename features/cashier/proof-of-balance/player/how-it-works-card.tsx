import { Card } from '#platform/ui/card/card.tsx'
import styles from './how-it-works-card.module.css'

/** The explanation in three sentences. */
export function HowItWorksCard() {
  return (
    <Card title="How it works">
      <ol className={styles.steps}>
        <li>
          <strong>Every night the house adds up all balances.</strong> Two and two are joined into one sum with one
          fingerprint, and so on up to a single root. Coins, held coins and the safebox all count.
        </li>
        <li>
          <strong>The root is published for everybody.</strong> Leave out one balance, or make one smaller, and the root
          is a different one.
        </li>
        <li>
          <strong>Your file holds the way from your balance to that root.</strong> This page walks it again, on your
          device. It names nobody else.
        </li>
      </ol>
    </Card>
  )
}
