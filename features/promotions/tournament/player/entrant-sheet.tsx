import { formatLately } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { readTournamentEntrant } from '../contract.ts'
import { messages } from './messages/en.ts'
import type { ShownTournament } from './shown-tournament.ts'

interface EntrantSheetProps {
  tournament: ShownTournament
  entrant: number
  /** Undefined: the player's own rounds. */
  name: string | undefined
  open: boolean
  onClose: () => void
}

/** The counted rounds of an entrant. Each leads to its replay. */
export function EntrantSheet({ tournament: { tournamentId }, entrant, name, open, onClose }: EntrantSheetProps) {
  const query = useCallQuery(readTournamentEntrant, { tournamentId, entrant }, { enabled: open })
  const title = name === undefined ? messages.yourCountedRounds : formatMessage(messages.roundsOfEntrant, { name })
  return (
    <Sheet open={open} onClose={onClose} title={title} flush>
      <PromotionBody query={query}>
        {({ rounds }) =>
          rounds.map(({ ordinal, stake, win, closedAt }, index) => (
            <ListRow
              key={ordinal}
              icon="play"
              title={formatMessage(messages.roundNumber, { number: index + 1 })}
              subtitle={formatMessage(messages.roundFacts, { time: formatLately(closedAt), bet: formatMoney(stake) })}
              trailing={<Money amount={win} tone="gold" />}
              href={`/activity/tournament/round?id=${tournamentId}&entrant=${entrant}&round=${ordinal}`}
            />
          ))
        }
      </PromotionBody>
    </Sheet>
  )
}
