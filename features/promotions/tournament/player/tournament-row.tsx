import { formatMessage } from '#core/message/format-message.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { readTournaments } from '../contract.ts'
import { messages } from './messages/en.ts'
import { stateBadge, type TournamentList, tournamentHref } from './shown-tournament.ts'
import styles from './tournament-row.module.css'

// The first load names one file for both.
export { TournamentNote } from './tournament-note.tsx'

const readEveryMs = 60_000

/** The tournaments that run or come next, on the home; nothing if there is none. */
export function TournamentRow() {
  const { answer, refresh } = useCallQuery(readTournaments, {}, { refreshEveryMs: readEveryMs })
  const shown = answer?.tournaments.filter(({ state }) => state === 'running' || state === 'upcoming') ?? []
  if (answer === undefined || shown.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby="row-tournaments">
      <div className={styles.head}>
        <h2 id="row-tournaments" className={styles.title}>
          {messages.rowTitle}
        </h2>
        <a className={styles.all} href="/activity/tournament" aria-describedby="row-tournaments">
          {messages.open}
        </a>
      </div>
      <ul className={styles.cards}>
        {shown.map((tournament) => (
          <li key={tournament.tournamentId}>
            <TournamentCard tournament={tournament} now={answer.now} onEnd={() => void refresh()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TournamentCardProps {
  tournament: TournamentList['tournaments'][number]
  now: TournamentList['now']
  onEnd: () => void
}

function TournamentCard({ tournament, now, onEnd }: TournamentCardProps) {
  const { tournamentId, name, state, pool, startsAt, endsAt, mine, entrants } = tournament
  const standing = standingText({ place: mine?.place, entrants })
  const [label, at] = state === 'upcoming' ? [messages.startsIn, startsAt] : [messages.endsIn, endsAt]
  return (
    <a className={styles.card} href={tournamentHref(tournamentId)}>
      <span className={styles.top}>
        <Icon name="trophy" size={20} />
        <span className={styles.name}>{name}</span>
        <Badge tone={stateBadge[state].tone}>{stateBadge[state].text}</Badge>
      </span>
      <strong className={styles.pool}>{formatShortMoney(pool)}</strong>
      <span className={styles.facts}>
        <span>
          {label} <LiveCountdown at={at} serverTime={now} label={label} onEnd={onEnd} />
        </span>
        {standing !== undefined && <span>{standing}</span>}
      </span>
    </a>
  )
}

/** The player's place, otherwise how many take part; nothing while nobody does. */
function standingText({ place, entrants }: { place: number | null | undefined; entrants: number }): string | undefined {
  if (place) return formatMessage(messages.place, { place })
  return entrants === 0 ? undefined : formatMessage(messages.entered, { count: entrants })
}
