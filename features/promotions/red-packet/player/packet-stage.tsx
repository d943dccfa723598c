import { formatTime } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { messages } from './messages/en.ts'
import { PacketScene } from './packet-scene.tsx'
import styles from './packet-stage.module.css'
import { type RedPacketState, type ShownWindow, useCurrentWindow } from './use-red-packet.ts'

interface PacketStageProps {
  state: RedPacketState
  pending: boolean
  onOpen: (windowId: string) => void
}

/** The packet of the running window with what can be done, or the wait for the next. */
export function PacketStage({ state, pending, onOpen }: PacketStageProps) {
  const { current, isOpen } = useCurrentWindow(state)
  if (current === undefined) {
    return (
      <PacketScene look="closed">
        <p className={styles.headline}>{messages.noWindow}</p>
      </PacketScene>
    )
  }
  if (current.mine !== null) {
    return (
      <PacketScene look="open" amount={formatMoney(current.mine)}>
        <p className={styles.headline} role="status">
          {formatMessage(messages.youGot, { amount: formatMoney(current.mine) })}
        </p>
        <p className={styles.note}>{messages.addedToBalance}</p>
      </PacketScene>
    )
  }
  if (!isOpen) return <Waiting state={state} next={current} />
  if (current.left === 0) {
    return (
      <PacketScene look="empty">
        <p className={styles.headline}>{messages.allOpened}</p>
        <p className={styles.note}>{messages.tryNext}</p>
      </PacketScene>
    )
  }
  return <Open state={state} current={current} pending={pending} onOpen={onOpen} />
}

const Waiting = ({ state, next }: { readonly state: RedPacketState; readonly next: ShownWindow }) => (
  <PacketScene look="closed">
    <p className={styles.headline}>{formatMessage(messages.opensAt, { time: formatTime(next.startsAt) })}</p>
    <p className={styles.clock}>
      <LiveCountdown at={next.startsAt} serverTime={state.now} label={messages.opensIn} />
    </p>
    <PoolLine window={next} largest={state.largest} />
    <Deposit state={state} />
  </PacketScene>
)

function Open({ state, current, pending, onOpen }: PacketStageProps & { readonly current: ShownWindow }) {
  const canOpen = state.deposited >= state.depositMin
  return (
    <PacketScene look={pending ? 'shaking' : canOpen ? 'ready' : 'closed'}>
      <p className={styles.headline}>
        {formatMessage(messages.packetsLeft, { left: current.left.toLocaleString('en-PH') })}
      </p>
      <p className={styles.note}>
        {messages.endsIn} <LiveCountdown at={current.endsAt} serverTime={state.now} label={messages.endsIn} />
      </p>
      {canOpen ? (
        <Button block size="large" loading={pending} onClick={() => onOpen(current.windowId)}>
          {messages.open}
        </Button>
      ) : (
        <Deposit state={state} />
      )}
    </PacketScene>
  )
}

const PoolLine = ({
  window,
  largest,
}: {
  readonly window: ShownWindow
  readonly largest: RedPacketState['largest']
}) => (
  <p className={styles.note}>
    {formatMessage(messages.poolInPackets, {
      pool: formatMoney(window.pool),
      packets: window.packets.toLocaleString('en-PH'),
      largest: formatMoney(largest),
    })}
  </p>
)

/** The deposits that a player needs, and those that count. */
function Deposit({ state: { deposited, depositMin, depositDays } }: Pick<PacketStageProps, 'state'>) {
  if (deposited >= depositMin) return <p className={styles.ready}>{messages.youCanOpen}</p>
  return (
    <div className={styles.deposit}>
      <ProgressBar
        label={formatMessage(messages.depositedWithin, { count: depositDays })}
        valueText={formatMessage(messages.amountOfNeed, {
          amount: formatMoney(deposited),
          need: formatMoney(depositMin),
        })}
        value={deposited}
        max={depositMin}
      />
      <ButtonLink href="/lobby/wallets/deposit" variant="secondary" block>
        {messages.deposit}
      </ButtonLink>
    </div>
  )
}
