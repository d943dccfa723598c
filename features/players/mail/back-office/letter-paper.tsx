import { centavos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { itemsOf, type LetterDraft, paragraphsOf } from './letter-draft.ts'
import styles from './letter-form.module.css'

/** A preview of the letter. */
export function LetterPaper({ draft }: { readonly draft: LetterDraft }) {
  const items = itemsOf(draft) ?? []
  return (
    <article className={styles.paper} aria-label="As the player will read it">
      <span className={styles.kicker}>As the player will read it</span>
      <h2 className={styles.title}>{draft.title || 'Title'}</h2>
      {paragraphsOf(draft.text).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className={styles.gifts}>
          {items.map(({ id, count, betRate }) => (
            <li key={id}>
              {id === coinItem
                ? `${formatMoney(centavos(BigInt(count)))}, playthrough ${betRate}x`
                : `${formatHundredths(BigInt(count))} points`}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
