import { formatInstant } from '#core/clock/manila-format.ts'
import type { WireExpiry } from '#core/clock/wire-instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { RewardItems, type WireItem } from '../reward-items.tsx'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

/** A gift to claim, or the outcome of its claim. */
export type ListedGift = {
  /** Its promotion's. */
  readonly title: string
  readonly items: readonly WireItem[]
  readonly until?: WireExpiry | null | undefined
  /** Why it was not granted. */
  readonly failure?: string
}

/** Gifts by promotion, with the refusals of claims. */
export function GiftList({ gifts }: { readonly gifts: readonly ListedGift[] }) {
  return (
    <ul className={styles.gifts}>
      {groupedByTitle(gifts).map(({ title, items, until, failures }) => (
        <li key={title} className={styles.gift}>
          <span className={styles.from}>{title}</span>
          {items.length > 0 && <RewardItems items={items} />}
          {until !== undefined && (
            <span className={styles.until}>{formatMessage(messages.claimUntil, { time: formatInstant(until) })}</span>
          )}
          {failures.map((reason) => (
            <span key={reason} className={styles.refused}>
              {formatMessage(messages.notClaimed, { reason })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function groupedByTitle(gifts: readonly ListedGift[]) {
  return [...new Set(gifts.map(({ title }) => title))].map((title) => {
    const own = gifts.filter((gift) => gift.title === title)
    return {
      title,
      items: own.flatMap(({ items }) => items),
      // The earliest end of all: nobody who claims by then loses one.
      until: own
        .flatMap(({ until }) => (until === undefined || until === null || until === -1 ? [] : until))
        .toSorted((one, other) => one - other)[0],
      failures: [...new Set(own.flatMap(({ failure }) => failure ?? []))],
    }
  })
}
