import { formatMoney } from '#core/money/format-money.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { readStandings, readTournaments } from '../contract.ts'
import { messages } from './messages/en.ts'
import { PrizeList } from './prize-list.tsx'
import { type ShownTournament, stateBadge, timeText, type TournamentList, tournamentHref } from './shown-tournament.ts'
import { Standings } from './standings.tsx'
import { TableDownload } from './table-download.tsx'
import styles from './tournament-page.module.css'
import { TournamentStage } from './tournament-stage.tsx'

const readEveryMs = 20_000
/** While a tournament runs, a counted round is on the page within two seconds. */
const readLiveEveryMs = 1_000

/** A tournament with its standings, and all others. Open to guests. */
export function TournamentPage() {
  const id = useQueryParameter('id')
  const query = useCallQuery(readTournaments, {}, { refreshEveryMs: readEveryMs })
  return (
    <InnerPage title={messages.title} twoColumns>
      <PromotionBody query={query}>{(list) => <Chosen list={list} id={id} />}</PromotionBody>
    </InnerPage>
  )
}

function Chosen({ list, id }: { list: TournamentList; id: string | undefined }) {
  const chosen = id ?? list.tournaments[0]?.tournamentId
  return chosen === undefined ? (
    <EmptyState icon="trophy" title={messages.noneYet}>
      {messages.noneYetText}
    </EmptyState>
  ) : (
    <Course key={chosen} tournamentId={chosen} list={list} />
  )
}

function Course({ tournamentId, list }: { tournamentId: string; list: TournamentList }) {
  const listed = list.tournaments.find((each) => each.tournamentId === tournamentId)
  const isLive = listed?.state === 'running'
  const query = useCallQuery(
    readStandings,
    { tournamentId },
    { refreshEveryMs: isLive ? readLiveEveryMs : readEveryMs },
  )
  return (
    <>
      <div className={styles.column}>
        <PromotionBody query={query}>
          {({ tournament, now }) => (
            <>
              <TournamentStage
                tournament={tournament}
                points={list.points}
                now={now}
                onEnd={() => void query.refresh()}
              />
              <PrizeList prizes={tournament.prizes} />
            </>
          )}
        </PromotionBody>
      </div>
      <div className={styles.column}>
        {query.answer && <Standings standings={query.answer} />}
        {query.answer?.tournament.state === 'finished' && <TableDownload tournamentId={tournamentId} />}
        {/* Below the standings, whose height is known by then. */}
        {!query.pending && <Others tournaments={list.tournaments} chosen={tournamentId} />}
      </div>
    </>
  )
}

const Others = ({ tournaments, chosen }: { tournaments: readonly ShownTournament[]; chosen: string }) => (
  <Card
    title={messages.allTournaments}
    flush
    action={
      <ButtonLink href="/rule/tournament" variant="ghost" size="small">
        {messages.rules}
      </ButtonLink>
    }
  >
    {tournaments.map((tournament) => (
      <ListRow
        key={tournament.tournamentId}
        icon={tournament.tournamentId === chosen ? 'check-circle' : 'trophy'}
        title={tournament.name}
        subtitle={`${formatMoney(tournament.pool)} · ${timeText(tournament)}`}
        trailing={<Badge tone={stateBadge[tournament.state].tone}>{stateBadge[tournament.state].text}</Badge>}
        href={tournamentHref(tournament.tournamentId)}
      />
    ))}
  </Card>
)
