import { useState } from 'react'
import { celebrate } from '#features/players/reward/player/index.ts'
import { useClaim } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { exchangePoints, readPointsShop } from '../contract.ts'
import { countMax } from '../shop-item.ts'
import { contentText, hundredthsOf, priceText, type ShownItem } from './shown-shop.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './exchange-sheet.module.css'

interface ExchangeSheetProps {
  item: ShownItem
  lottery: number
  open: boolean
  onClose: () => void
}

/** Quantity, cost, and the button. */
export function ExchangeSheet({ item, lottery, open, onClose }: ExchangeSheetProps) {
  const [count, setCount] = useState(1)
  const { claim, pending, presenceDialog } = useClaim(exchangePoints, {
    refresh: [readPointsShop],
    onClaimed: ({ exchange }) => {
      setCount(1)
      if (exchange.state !== 'asked') celebrate(exchange.items)
      toast(
        exchange.state === 'asked'
          ? messages.requestReceived
          : formatMessage(messages.exchangedItem, { name: exchange.name }),
        { tone: 'success' },
      )
      onClose()
    },
    onRefused: onClose,
  })
  const affordable = Math.floor(lottery / hundredthsOf(item.points))
  const most = Math.max(1, Math.min(countMax, affordable, item.left ?? countMax, item.leftForYou ?? countMax))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={item.name}
      footer={
        <Button block loading={pending} onClick={() => claim({ id: item.id, count })}>
          {formatMessage(messages.exchangePrice, { price: priceText(item.points * count) })}
        </Button>
      }
    >
      <div className={styles.wish}>
        <p className={styles.content}>{contentText(item)}</p>
        {item.isSent && <p className={styles.note}>{messages.sentByStaff}</p>}
        {item.items.some(({ betRate }) => betRate > 0) && <p className={styles.note}>{messages.coinsPlaythrough}</p>}
        <div className={styles.count} role="group" aria-label={messages.quantity}>
          <IconButton
            icon="minus"
            label={messages.removeOne}
            disabled={count <= 1}
            onClick={() => setCount(count - 1)}
          />
          <output className={styles.number}>{count}</output>
          <IconButton
            icon="plus"
            label={messages.addOne}
            disabled={count >= most}
            onClick={() => setCount(count + 1)}
          />
        </div>
      </div>
      {presenceDialog}
    </Sheet>
  )
}
