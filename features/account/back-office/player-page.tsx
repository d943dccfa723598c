import { failureText, Notice, PageHead, useStaffQuery } from '#features/staff/back-office/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { viewPlayer } from '../staff-contract.ts'
import { PlayerActions } from './player-actions.tsx'
import { PlayerIdentity } from './player-identity.tsx'
import styles from './player-page.module.css'
import { PlayerStateBadge } from './player-state-badge.tsx'
import { PlayerTables } from './player-tables.tsx'
import { StateNotice } from './state-notice.tsx'

/** One player, as the accounts know them. */
export function PlayerPage() {
  const playerId = Number(useRouteParameter('id'))
  const { answer: player, failure } = useStaffQuery(viewPlayer, { playerId })
  return (
    <>
      <p className={styles.back}>
        <a href="/players">All players</a>
      </p>
      <PageHead
        title={player ? player.nickname : `Player ${playerId}`}
        actions={player && <PlayerActions player={player} />}
      >
        {player && (
          <span className={styles.about}>
            <PlayerStateBadge state={player.state} />
            {player.isDemo && <Badge>Demo</Badge>}
            <span>{player.account}</span>
          </span>
        )}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {player && (
        <div className={styles.cards}>
          <StateNotice player={player} />
          <Card title="Identity">
            <PlayerIdentity player={player} />
          </Card>
          <PlayerTables player={player} />
        </div>
      )}
    </>
  )
}
