import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { LiveCountdown, PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { readLottery } from '../contract.ts'
import { DrumScene } from './drum-scene.tsx'
import type { LotteryState } from './lottery-state.ts'
import { LotteryTickets } from './lottery-tickets.tsx'
import { messages } from './messages/en.ts'
import styles from './weekend-lottery-page.module.css'

const readEveryMs = 60_000

/** This week's draw, one's own tickets, and the last winners. Open to guests. */
export function WeekendLotteryPage() {
  const query = useCallQuery(readLottery, {}, { refreshEveryMs: readEveryMs })
  return (
    <PromotionPage title={messages.title} lead={messages.pageLead} scene="weekend-draw" rule="weekendLottery">
      <PromotionBody query={query}>
        {(state) => (
          <>
            <Stage state={state} onEnd={() => void query.refresh()} />
            <LotteryTickets state={state} />
            <Prizes prizes={state.prizes} />
            <LastDraw last={state.last} />
          </>
        )}
      </PromotionBody>
    </PromotionPage>
  )
}

function Stage({ state, onEnd }: { state: LotteryState; onEnd: () => void }) {
  const { week, pending, prizes, now } = state
  const next = pending ?? week
  const pool = week?.pool ?? prizes.reduce((sum, { count, amount }) => sum + count * amount, 0)
  return (
    <DrumScene isDrawing={pending !== null} sign={<Pool pool={wireCentavos(pool)} />}>
      {next === null ? (
        <p className={styles.note}>{messages.noDraw}</p>
      ) : (
        <>
          <p className={styles.label}>{messages.drawIn}</p>
          <p className={styles.clock}>
            <LiveCountdown at={next.drawsAt} serverTime={now} label={messages.drawIn} onEnd={onEnd} />
          </p>
          <p className={styles.note}>
            {pending === null
              ? week && formatMessage(messages.closesAt, { time: formatInstant(week.closesAt) })
              : formatMessage(messages.ticketsInDrum, { tickets: pending.tickets.toLocaleString('en-PH') })}
          </p>
        </>
      )}
    </DrumScene>
  )
}

const Pool = ({ pool }: { readonly pool: WireCentavos }) => (
  <>
    <span className={styles.label}>{messages.prizesThisWeek}</span>
    <strong className={styles.pool}>{formatShortMoney(pool)}</strong>
  </>
)

const Prizes = ({ prizes }: Pick<LotteryState, 'prizes'>) => (
  <Card title={messages.prizes} flush>
    {prizes.map(({ count, amount }) => (
      <ListRow
        key={amount}
        icon="trophy"
        title={formatShortMoney(amount)}
        trailing={formatMessage(messages.winnersCount, { count })}
      />
    ))}
  </Card>
)

const LastDraw = ({ last }: Pick<LotteryState, 'last'>) => (
  <Card
    title={messages.lastWinners}
    flush
    action={
      <ButtonLink
        href={last === null ? '/activity/weekendLottery/result' : `/activity/weekendLottery/result?week=${last.week}`}
        variant="ghost"
        size="small"
      >
        {messages.resultTitle}
      </ButtonLink>
    }
  >
    {last === null || last.winners.length === 0 ? (
      <p className={styles.empty}>{last === null ? messages.firstDraw : messages.nobodyWon}</p>
    ) : (
      last.winners.map(({ place, name, ticket, amount }) => (
        <ListRow
          key={place}
          icon="ticket"
          title={name}
          subtitle={formatMessage(messages.ticketNumber, { number: ticket.toLocaleString('en-PH') })}
          trailing={<Money amount={amount} tone="gold" />}
        />
      ))
    )}
  </Card>
)
