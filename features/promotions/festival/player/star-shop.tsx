import { formatInstant } from '#core/clock/manila-format.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ItemWords } from './item-words.tsx'
import { messages } from './messages/en.ts'
import styles from './rows.module.css'
import { StarMark } from './scene/star-mark.tsx'
import type { ShownFestival } from './use-festival.tsx'

interface StarShopProps {
  festival: ShownFestival
  /** The festival has begun. */
  isOpen: boolean
  pending: boolean
  onExchange: (id: number) => void
}

/** What stars are exchanged for. */
export function StarShop({ festival: { shop, endsAt }, isOpen, pending, onExchange }: StarShopProps) {
  return (
    <Card title={messages.shop}>
      <p className={styles.note}>{formatMessage(messages.starsEnd, { time: formatInstant(endsAt) })}</p>
      <ul className={styles.rows}>
        {shop.map((item) => (
          <ShopRow key={item.id} item={item} isOpen={isOpen} pending={pending} onExchange={() => onExchange(item.id)} />
        ))}
      </ul>
    </Card>
  )
}

interface ShopRowProps {
  item: ShownFestival['shop'][number]
  isOpen: boolean
  pending: boolean
  onExchange: () => void
}

function ShopRow({ item, isOpen, pending, onExchange }: ShopRowProps) {
  const canExchange = isOpen && item.status === claimStatus.claimable && !item.isSoldOut
  return (
    <li className={styles.row}>
      <ItemWords items={item.items} note={stateOf(item)} />
      <Button
        size="small"
        variant={canExchange ? 'primary' : 'secondary'}
        disabled={!canExchange}
        loading={pending && canExchange}
        aria-label={formatMessage(messages.exchangeFor, { count: item.stars })}
        onClick={onExchange}
      >
        <span className={styles.price}>
          <StarMark />
          {item.stars.toLocaleString('en-PH')}
        </span>
      </Button>
    </li>
  )
}

function stateOf({ left, isSoldOut }: ShopRowProps['item']): string {
  if (left === 0) return messages.allTaken
  return isSoldOut ? messages.pausedForNow : formatMessage(messages.timesLeft, { count: left })
}
