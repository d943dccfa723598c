import { InnerPage } from '#features/players/account/player/index.ts'
import { ReplayFacts, ReplayFrame } from '#features/play/replay/player/index.ts'
import { PromotionBody } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { watchTournamentRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import { tournamentHref } from './shown-tournament.ts'
import styles from './counted-round-page.module.css'

/** A counted round, watched again by anybody. */
export function CountedRoundPage() {
  const tournamentId = useQueryParameter('id') ?? ''
  const request = {
    tournamentId,
    entrant: numberOf(useQueryParameter('entrant')),
    ordinal: numberOf(useQueryParameter('round')),
  }
  const query = useCallQuery(watchTournamentRound, request)
  const way = { way: messages.toTournament, href: tournamentHref(tournamentId) }
  return (
    <InnerPage title={query.answer?.gameName ?? messages.replayTitle} wide>
      <PromotionBody query={query} refused={{ title: messages.noSuchRound, ...way }}>
        {(round) => (
          <div className={styles.page}>
            <ReplayFrame url={round.url} gameName={round.gameName} />
            <ReplayFacts facts={round} />
            <div>
              <ButtonLink href={way.href} variant="secondary" size="small">
                {way.way}
              </ButtonLink>
            </div>
          </div>
        )}
      </PromotionBody>
    </InnerPage>
  )
}

const numberOf = (text: string | undefined): number => Math.max(1, Math.trunc(Number(text ?? 1)) || 1)
