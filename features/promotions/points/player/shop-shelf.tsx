import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { contentText, hindrance, priceText, type ShownItem, type ShownShop } from './shown-shop.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './shop-shelf.module.css'

interface ShopShelfProps {
  shop: ShownShop
  onChoose: (item: ShownItem) => void
}

/** The shop's items, each with its price and any obstacle. */
export const ShopShelf = ({ shop, onChoose }: ShopShelfProps) => (
  <ul className={styles.shelf}>
    {shop.items.map((item) => (
      <li key={item.id} className={styles.place}>
        <Offer item={item} obstacle={hindrance(item, shop)} onChoose={() => onChoose(item)} />
      </li>
    ))}
  </ul>
)

interface OfferProps {
  item: ShownItem
  obstacle: string | undefined
  onChoose: () => void
}

const Offer = ({ item, obstacle, onChoose }: OfferProps) => (
  <button type="button" className={styles.offer} disabled={obstacle !== undefined} onClick={onChoose}>
    <span className={styles.picture} aria-hidden="true">
      <Icon name={iconOf(item)} size={34} />
    </span>
    <span className={styles.name}>{item.name}</span>
    {isNamedByContent(item) || <span className={styles.content}>{contentText(item)}</span>}
    <span className={styles.foot}>
      <span className={styles.price}>{priceText(item.points)}</span>
      <span className={styles.note}>{obstacle ?? leftText(item)}</span>
    </span>
  </button>
)

/** A name such as "₱50 in coins" says what is inside already. */
const isNamedByContent = (item: ShownItem): boolean => item.name.includes(withoutZeroCentavos(contentText(item)))

const leftText = ({ left }: ShownItem): string =>
  left === null ? messages.exchange : formatMessage(messages.leftThisMonth, { left: left.toLocaleString('en-PH') })

function iconOf({ items, isSent }: ShownItem): IconName {
  if (isSent) return 'gift'
  return items.every(({ id }) => id === coinItem) ? 'coin' : 'ticket'
}
