import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { ClaimButton } from '#features/promotions/kit/player/index.ts'
import styles from './box-row.module.css'
import { messages } from './messages/en.ts'
import { GiftBox } from './scene/gift-box.tsx'
import type { ShownCalendar } from './use-christmas.ts'

interface BoxRowProps {
  calendar: ShownCalendar
  pending: boolean
  onClaim: (id: number) => void
}

/** The boxes under the tree, and how many keys each needs. */
export function BoxRow({ calendar, pending, onClaim }: BoxRowProps) {
  const { keys, boxes, boxesAt, endsAt } = calendar
  if (boxes.length === 0) return null
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>{messages.boxes}</h2>
        <span className={styles.keys}>{formatMessage(messages.keyCount, { count: keys })}</span>
      </header>
      <ul className={styles.boxes}>
        {boxes.map((box) => (
          <Box key={box.id} box={box} keys={keys} pending={pending} onClaim={onClaim} />
        ))}
      </ul>
      <p className={styles.note}>
        {formatMessage(messages.boxesWhen, { from: formatDay(dayOf(boxesAt)), until: lastDay(endsAt) })}
      </p>
    </section>
  )
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

type BoxProps = Omit<BoxRowProps, 'calendar'> & {
  readonly box: ShownCalendar['boxes'][number]
  readonly keys: number
}

const Box = ({ box: { id, need, items, status }, keys, pending, onClaim }: BoxProps) => (
  <li className={styles.box} data-state={states[status]}>
    <GiftBox hue={id} isOpen={status === claimStatus.done} />
    <strong className={styles.gift}>{items.map(giftText).join(' + ')}</strong>
    <ClaimButton
      state={states[status]}
      lockedLabel={formatMessage(messages.keysOfNeed, { keys: Math.min(keys, need), need })}
      size="small"
      block
      loading={pending && status === claimStatus.claimable}
      onClaim={() => onClaim(id)}
    />
  </li>
)

const giftText = ({ id, count, betRate }: BoxProps['box']['items'][number]): string =>
  withoutZeroCentavos(rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) }))

/** The end is a midnight: its last day is the one before. */
const lastDay = (endsAt: ShownCalendar['endsAt']): string => formatDay(dayOf((endsAt - 1) as typeof endsAt))
