import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import styles from './care-page.module.css'
import { PlayerCare } from './player-care.tsx'

/** One player's limits, breaks, play days and contacts, and the operator's actions. */
export function CarePage() {
  const playerId = Number(useRouteParameter('id'))
  return (
    <>
      <p className={styles.back}>
        <a href="/responsible-play">All players with signs of harm</a>
      </p>
      <PageHead title={`Player ${playerId}`}>
        <a href={`/players/${playerId}`}>The player’s own page</a>
      </PageHead>
      <PlayerCare playerId={playerId} />
    </>
  )
}
