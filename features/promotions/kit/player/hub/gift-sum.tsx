import { wireCentavos } from '#core/money/wire-centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { Money } from '#platform/ui/money/money.tsx'
import type { WireItem } from '../reward-items.tsx'
import { messages } from '../messages/en.ts'
import styles from './rewards-hub.module.css'

/** The coins of several gifts together, and how many gifts there are. */
export function GiftSum({ gifts }: { readonly gifts: readonly { readonly items: readonly WireItem[] }[] }) {
  const coins = gifts
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === coinItem)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <p className={styles.sum}>
      {coins > 0 && <Money amount={wireCentavos(coins)} tone="gold" className={styles.coins} />}
      <span>{formatMessage(messages.readyCount, { count: gifts.length })}</span>
    </p>
  )
}
