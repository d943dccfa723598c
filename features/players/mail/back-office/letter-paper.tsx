import { centavos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { itemsOf, type LetterDraft, paragraphsOf } from './letter-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './letter-form.module.css'

/** A preview of the letter. */
export function LetterPaper({ draft }: { readonly draft: LetterDraft }) {
  const items = itemsOf(draft) ?? []
  return (
    <article className={styles.paper} aria-label={messages.preview}>
      <span className={styles.kicker}>{messages.preview}</span>
      <h2 className={styles.title}>{draft.title || messages.title}</h2>
      {paragraphsOf(draft.text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className={styles.gifts}>
          {items.map(({ id, count, betRate }) => (
            <li key={id}>
              {id === coinItem
                ? formatMessage(messages.coinsWithPlaythrough, {
                    amount: formatMoney(centavos(BigInt(count))),
                    betRate,
                  })
                : formatMessage(messages.pointsAmount, { points: formatHundredths(BigInt(count)) })}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
