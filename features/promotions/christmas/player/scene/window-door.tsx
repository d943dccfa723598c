import { useEffect, useRef } from 'react'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardKindOf } from '#core/reward/reward-item.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { DoorState } from '../door-state.ts'
import { messages } from '../messages/en.ts'
import type { ShownCalendar } from '../use-christmas.ts'
import styles from './window-door.module.css'

type DayDoor = ShownCalendar['opened'][number]

interface WindowDoorProps {
  day: number
  state: DoorState
  /** The newest door of the day. */
  opened: DayDoor | undefined
  extras: number
  /** It was opened just now: the sashes slide. */
  isFresh: boolean
  pending: boolean
  onOpen: () => void
}

/** A window of two sliding capiz sashes, the old way of Philippine houses. */
export function WindowDoor({ day, state, opened, extras, isFresh, pending, onOpen }: WindowDoorProps) {
  const label = `${formatMessage(messages.doorNumber, { day })}: ${stateText(state, opened)}`
  const frame = (
    <>
      <span className={styles.inside} aria-hidden="true">
        {opened && <Gift opened={opened} />}
      </span>
      <span className={styles.sash} data-side="left" aria-hidden="true" />
      <span className={styles.sash} data-side="right" aria-hidden="true" />
      <span className={styles.plate} aria-hidden="true">
        {day}
      </span>
      {extras > 0 && (
        <span className={styles.extras} aria-hidden="true">
          +{extras}
        </span>
      )}
    </>
  )
  // The act may have been tapped below: the window that opens comes into view.
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isFresh])
  const look = { className: styles.window, 'data-state': state, 'data-fresh': isFresh || undefined }
  return state === 'ready' ? (
    <button type="button" {...look} aria-label={label} aria-busy={pending || undefined} onClick={onOpen}>
      {frame}
    </button>
  ) : (
    <div {...look} ref={element} role="img" aria-label={label} data-revoked={opened?.isRevoked || undefined}>
      {frame}
    </div>
  )
}

const Gift = ({ opened: { items, keys } }: { readonly opened: DayDoor }) => {
  const [item] = items
  if (item === undefined) {
    return (
      <>
        <KeyMark />
        <span className={styles.gift}>{formatMessage(messages.keyCount, { count: keys })}</span>
      </>
    )
  }
  return (
    <>
      <Icon name={iconOf(item.id)} size={20} />
      <span className={styles.gift}>{shortText(item)}</span>
    </>
  )
}

const KeyMark = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2.6">
    <circle cx="7.5" cy="12" r="4" />
    <path d="M11.5 12H21M17 12v4M20.5 12v3" strokeLinecap="round" />
  </svg>
)

type WireItem = DayDoor['items'][number]

const itemOf = ({ id, count, betRate }: WireItem) => ({ id, count, betRate: basisPointsFromDecimal(betRate) })

/** Few letters fit a window: ₱5, 50, +5%. */
const shortText = (item: WireItem): string => withoutZeroCentavos(rewardCountText(itemOf(item)))

function iconOf(id: number): IconName {
  const kind = rewardKindOf(id)
  if (kind === 'coin') return 'coin'
  return kind === 'points' ? 'star' : 'ticket'
}

function stateText(state: DoorState, opened: DayDoor | undefined): string {
  if (opened?.isRevoked) return messages.doorTakenBack
  if (state !== 'opened' || opened === undefined) return stateTexts[state]
  const gifts = [
    ...opened.items.map((item) => rewardName(itemOf(item))),
    ...(opened.keys > 0 ? [formatMessage(messages.keyCount, { count: opened.keys })] : []),
  ]
  return formatMessage(messages.doorOpened, { gift: gifts.join(', ') })
}

const stateTexts: Readonly<Record<DoorState, string>> = {
  ahead: messages.doorAhead,
  today: messages.doorToday,
  lit: messages.doorLit,
  ready: messages.doorReady,
  opened: messages.doorReady,
  missed: messages.doorMissed,
}
