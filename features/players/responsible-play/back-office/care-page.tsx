import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import styles from './care-page.module.css'
import { PlayerCare } from './player-care.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** One player's limits, breaks, play days and contacts, and the operator's actions. */
export function CarePage() {
  const playerId = Number(useRouteParameter('id'))
  return (
    <>
      <p className={styles.back}>
        <a href="/responsible-play">{messages.back}</a>
      </p>
      <PageHead title={formatMessage(messages.playerTitle, { playerId })}>
        <a href={`/players/${playerId}`}>{messages.openPlayer}</a>
      </PageHead>
      <PlayerCare playerId={playerId} />
    </>
  )
}
