import { gameType } from '#core/enumerations/game-type.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { GameNoteProps } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { readTournaments } from '../contract.ts'
import { messages } from './messages/en.ts'
import type { ShownTournament } from './shown-tournament.ts'
import styles from './tournament-note.module.css'

const readEveryMs = 10_000

/** Above a game: the bet that counts in the player's tournaments, and how many rounds are left to count. */
export function TournamentNote({ game }: GameNoteProps) {
  const { answer } = useCallQuery(readTournaments, {})
  return answer?.tournaments.some((each) => isPlayedFor(each, game)) ? <RunningNotes game={game} /> : null
}

/** Read again while there is something to count. */
function RunningNotes({ game }: GameNoteProps) {
  const { answer } = useCallQuery(readTournaments, {}, { refreshEveryMs: readEveryMs })
  const played = answer?.tournaments.filter((each) => isPlayedFor(each, game)) ?? []
  return (
    <ul className={styles.notes} aria-label={messages.rowTitle}>
      {played.map(({ tournamentId, name, scoring, stake, rounds, mine }) => (
        <li key={tournamentId}>
          <Icon name="trophy" size={16} />
          <span>
            <strong>{name}</strong>{' '}
            {formatMessage(scoring === 'multiple' ? messages.countsFrom : messages.countsExactly, {
              amount: formatMoney(stake),
            })}
          </span>
          <span className={styles.rounds}>
            {formatMessage(messages.roundsOf, { rounds: mine?.rounds ?? 0, of: rounds })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whether a round of the game can still count for the player. */
const isPlayedFor = ({ state, mine, rounds, games }: ShownTournament, game: GameNoteProps['game']): boolean =>
  state === 'running' && mine !== null && !mine.hasLeft && mine.rounds < rounds && counts(games, game)

/** Bingo nights are played in the one game that they are named after. */
const counts = (games: ShownTournament['games'], { name, typeId }: GameNoteProps['game']): boolean =>
  games === 'bingo' ? name === messages.gamesBingo : typeId === gameType[games]
