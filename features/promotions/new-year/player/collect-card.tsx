import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { SoldOut } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { rarestPiece } from '../rules.ts'
import styles from './collect-card.module.css'
import { messages } from './messages/en.ts'
import { pieceName } from './piece-name.ts'
import { PartyBox } from './scene/party-box.tsx'
import type { ShownNewYear } from './use-new-year.ts'

interface CollectCardProps {
  newYear: ShownNewYear
  pending: boolean
  onOpen: () => void
  onOpenGrand: () => void
}

/** The boxes that wait, or the grand box once the pieces are complete. */
export function CollectCard({ newYear, pending, onOpen, onOpenGrand }: CollectCardProps) {
  const { now, startsAt, boxes, canOpenBox, canOpenGrand, guaranteedIn } = newYear
  if (now < startsAt) {
    const day = formatDay(dayOf(startsAt))
    return <Card title={messages.soon} note={formatMessage(messages.soonHint, { day })} />
  }
  if (canOpenGrand) {
    return (
      <Card title={messages.grandReady} note={grandRange(newYear)} isGrand>
        <Button block size="large" icon="trophy" loading={pending} onClick={onOpenGrand}>
          {messages.openGrand}
        </Button>
      </Card>
    )
  }
  if (boxes > 0 && !canOpenBox) return <SoldOut>{messages.pausedHint}</SoldOut>
  const title = boxes > 0 ? formatMessage(messages.boxesToOpen, { count: boxes }) : messages.noBoxes
  return (
    <Card title={title} note={noteOf(newYear)}>
      <Button block size="large" icon="gift" loading={pending} disabled={boxes === 0} onClick={onOpen}>
        {messages.openBox}
      </Button>
      {guaranteedIn !== null && (
        <p className={styles.sure}>
          {formatMessage(messages.guaranteedIn, { count: guaranteedIn, piece: pieceName(rarestPiece) })}
        </p>
      )}
    </Card>
  )
}

/** Why the grand box waits, if the pieces are complete; otherwise what to do, or what it holds. */
function noteOf(newYear: ShownNewYear): string {
  if (newYear.isGrandDone) return messages.grandDone
  if (newYear.isSoldOut) return messages.pausedHint
  return newYear.boxes === 0 ? messages.noBoxesHint : grandRange(newYear)
}

function grandRange({ grandPrizes }: Pick<ShownNewYear, 'grandPrizes'>): string {
  const coins = grandPrizes.flatMap(({ items }) => items.filter(({ id }) => id === coinItem).map(({ count }) => count))
  const [least, most] = [Math.min(...coins), Math.max(...coins)].map((count) =>
    formatMoney(wireCentavos(Number.isFinite(count) ? count : 0)),
  )
  return coins.length === 0 ? '' : formatMessage(messages.grandReadyHint, { least: least ?? '', most: most ?? '' })
}

interface CardProps {
  readonly title: string
  readonly note: string
  readonly isGrand?: boolean
  readonly children?: React.ReactNode
}

const Card = ({ title, note, isGrand = false, children }: CardProps) => (
  <section className={styles.card} data-grand={isGrand || undefined}>
    <div className={styles.head}>
      <PartyBox isGrand={isGrand} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
    {children}
  </section>
)
