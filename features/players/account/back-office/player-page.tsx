import type { ComponentType } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { viewPlayer } from '../staff-contract.ts'
import type { Player } from './player.ts'
import { PlayerActions } from './player-actions.tsx'
import { PlayerIdentity } from './player-identity.tsx'
import styles from './player-page.module.css'
import { PlayerLocks } from './player-locks.tsx'
import { PlayerNumber } from './player-number.tsx'
import { PlayerStateBadge } from './player-state-badge.tsx'
import { PlayerTables } from './player-tables.tsx'
import { PlayerTags } from './player-tags.tsx'
import { StateNotice } from './state-notice.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Another feature's panel on a player's page, behind a tab of its own. */
export type PlayerPanel = {
  readonly id: string
  readonly label: string
  readonly panel: ComponentType<{ readonly playerId: number }>
}

const account = { id: 'account', label: messages.account }

/** One player: the account, and the panels of other features. */
export function PlayerPage({ panels }: { readonly panels: readonly PlayerPanel[] }) {
  const playerId = Number(useRouteParameter('id'))
  const [selected, setSelected] = useTab([account, ...panels], account.id)
  const Panel = panels.find(({ id }) => id === selected)?.panel
  const { answer: player, failure } = useStaffQuery(viewPlayer, { playerId })
  return (
    <>
      <p className={styles.back}>
        <a href="/players">{messages.allPlayers}</a>
      </p>
      <PageHead
        title={player ? player.nickname : formatMessage(messages.playerTitle, { playerId })}
        actions={player && <PlayerActions player={player} />}
      >
        {player && (
          <span className={styles.about}>
            <PlayerStateBadge state={player.state} />
            {player.isDemo && <Badge>{messages.demo}</Badge>}
            <span>{player.account}</span>
            <PlayerNumber playerId={playerId} />
          </span>
        )}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {player && (
        <>
          <StateNotice player={player} />
          <Tabs
            id="player"
            label={messages.player}
            tabs={[account, ...panels]}
            selected={selected}
            onSelect={setSelected}
          />
          <TabPanel tabs="player" tab={selected} className={styles.panel}>
            {Panel ? <Panel playerId={playerId} /> : <PlayerAccount player={player} />}
          </TabPanel>
        </>
      )}
    </>
  )
}

const PlayerAccount = ({ player }: { readonly player: Player }) => (
  <div className={styles.cards}>
    <div className={styles.pair}>
      <Card title={messages.identity}>
        <PlayerIdentity player={player} />
      </Card>
      <div className={styles.cards}>
        <PlayerLocks player={player} />
        <PlayerTags player={player} />
      </div>
    </div>
    <PlayerTables player={player} />
  </div>
)
