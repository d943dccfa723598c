import type { Instant } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { LiveCountdown, PromotionHero, useClaim } from '#features/promotions/kit/player/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { enterTournament, readStandings, readTournaments } from '../contract.ts'
import { messages } from './messages/en.ts'
import { MyStanding } from './my-standing.tsx'
import { type ShownTournament, stateBadge } from './shown-tournament.ts'
import styles from './tournament-stage.module.css'

interface TournamentStageProps {
  tournament: ShownTournament
  /** The player's whole points; null for guests. */
  points: number | null
  now: Instant
  onEnd: () => void
}

/** The tournament's prizes and time, its conditions, and the entry or the player's place. */
export const TournamentStage = ({ tournament, points, now, onEnd }: TournamentStageProps) => (
  <>
    <PromotionHero scene="tournament">
      <h2 className={styles.name}>{tournament.name}</h2>
      <Badge tone={stateBadge[tournament.state].tone}>{stateBadge[tournament.state].text}</Badge>
      <Pool amount={formatShortMoney(tournament.pool)} />
      <Clock tournament={tournament} now={now} onEnd={onEnd} />
    </PromotionHero>
    <section className={styles.stage}>
      <Conditions tournament={tournament} />
      <Standpoint tournament={tournament} points={points} />
    </section>
  </>
)

/** As large as there is room beside the scene: ₱6,000 and ₱12,000,000. */
function Pool({ amount }: { readonly amount: string }) {
  const length: Readonly<Record<`--${string}`, number>> = { '--letters': amount.length }
  return (
    <p className={styles.pool} style={length}>
      <span className={styles.label}>{messages.prizesTogether}</span>
      <strong>{amount}</strong>
    </p>
  )
}

function Clock({ tournament: { state, startsAt, endsAt }, now, onEnd }: Omit<TournamentStageProps, 'points'>) {
  if (state === 'counting') return <p className={styles.note}>{messages.beingCounted}</p>
  if (state === 'stopped') return <p className={styles.note}>{messages.wasStopped}</p>
  if (state === 'finished') return null
  const [label, at] = state === 'upcoming' ? [messages.startsIn, startsAt] : [messages.endsIn, endsAt]
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{label}</span>
      <LiveCountdown at={at} serverTime={now} label={label} onEnd={onEnd} />
    </p>
  )
}

const gameNames = {
  slots: messages.gamesSlots,
  fish: messages.gamesFish,
  games: messages.gamesInstant,
  bingo: messages.gamesBingo,
} as const

const Conditions = ({ tournament }: Pick<TournamentStageProps, 'tournament'>) => {
  const { scoring, rounds, stake, games, entryPoints } = tournament
  const isMultiple = scoring === 'multiple'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages.counts}</dt>
        <dd>{formatMessage(isMultiple ? messages.bestMultipleOf : messages.totalOf, { count: rounds })}</dd>
      </div>
      <div>
        <dt>{messages.bet}</dt>
        <dd>{formatMessage(isMultiple ? messages.betFrom : messages.betExactly, { amount: formatMoney(stake) })}</dd>
      </div>
      <div>
        <dt>{messages.games}</dt>
        <dd>{gameNames[games]}</dd>
      </div>
      <div>
        <dt>{messages.entry}</dt>
        <dd>{entryPoints === 0 ? messages.free : formatMessage(messages.points, { count: entryPoints })}</dd>
      </div>
    </dl>
  )
}

/** The player's own place, or the way in. */
function Standpoint({ tournament, points }: Pick<TournamentStageProps, 'tournament' | 'points'>) {
  if (tournament.mine) return <MyStanding tournament={tournament} mine={tournament.mine} />
  if (tournament.state !== 'upcoming' && tournament.state !== 'running') return null
  if (points === null) {
    return (
      <ButtonLink href="/login" block>
        {messages.signIn}
      </ButtonLink>
    )
  }
  return <Entry tournament={tournament} points={points} />
}

function Entry({ tournament, points }: { tournament: ShownTournament; points: number }) {
  const { tournamentId, entryPoints, entrants } = tournament
  const { claim, pending, presenceDialog } = useClaim(enterTournament, {
    refresh: [readStandings, readTournaments],
    onClaimed: () => toast(messages.enteredToast, { tone: 'success' }),
  })
  const isPoor = points < entryPoints
  return (
    <div className={styles.entry}>
      <Button block loading={pending} disabled={isPoor} onClick={() => claim({ tournamentId })}>
        {entryPoints === 0 ? messages.enterFree : formatMessage(messages.enterForPoints, { count: entryPoints })}
      </Button>
      <p className={styles.note}>
        {isPoor
          ? formatMessage(messages.pointsMissing, { points: points.toLocaleString('en-PH') })
          : messages.publicRounds}
      </p>
      {entrants > 0 && <p className={styles.note}>{formatMessage(messages.entered, { count: entrants })}</p>}
      {presenceDialog}
    </div>
  )
}
