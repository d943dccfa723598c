import { type ReactNode, useEffect, useState } from 'react'
import { lobbyTab } from '#core/enumerations/game-type.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { fetchAhead } from '#platform/browser/late/fetch-ahead.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as connectionMessages } from '#platform/browser/messages/en.ts'
import { GameInfo, GridSkeleton } from '#features/lobby/games/player/index.ts'
import { HomeTab } from './home-tab.tsx'
import styles from './lobby-home.module.css'
import { LobbyTabBar, lobbyTabsId } from './lobby-tab-bar.tsx'
import type { GamesTabProps } from './games-tab.tsx'
import { useLobbySelection } from './use-lobby-selection.ts'
import { messages } from './messages/en.ts'

/**
 * What only who is signed in has in the phone's header. It stands here, beside the other parts that come later: their
 * lists of files repeat each other, and compress together.
 */
export const playerBar = lazyScreen(() => import('#features/lobby/frame/player/index.ts').then((m) => m.PlayerBar))
const extras = lazyScreen(() => import('./home-extras.tsx').then((m) => m.HomeExtras))

export type LobbyHomeProps = {
  /** What the shell puts above the tabs. */
  readonly header: ReactNode
  /** How many tiles of a row are in sight at first. */
  readonly tilesAtFirst: number
}

/** The lobby: game types above, the chosen type's games below. */
export function LobbyHome({ header, tilesAtFirst }: LobbyHomeProps) {
  const selection = useLobbySelection()
  const [infoGame, setInfoGame] = useState<Game>()
  // The first tap on a kind of games should find its code at hand.
  useEffect(() => fetchAhead(fetchGamesTab), [])
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{messages.lobby}</h1>
      {header}
      <LobbyTabBar tab={selection.tab} onChoose={selection.chooseTab} />
      <TabPanel tabs={lobbyTabsId} tab={String(selection.tab)} className={styles.panel}>
        <TabContent selection={selection} tilesAtFirst={tilesAtFirst} onInfo={setInfoGame} />
      </TabPanel>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
      <Deferred part={extras} props={{ selection }} />
    </div>
  )
}

const fetchGamesTab = async () => (await import('./games-tab.tsx')).GamesTab

type TabContentProps = {
  readonly selection: ReturnType<typeof useLobbySelection>
  readonly tilesAtFirst: number
  readonly onInfo: (game: Game) => void
}

function TabContent({ selection, tilesAtFirst, onInfo }: TabContentProps) {
  const { tab, brand, chooseTab, chooseBrand } = selection
  if (tab === lobbyTab.home) return <HomeTab tilesAtFirst={tilesAtFirst} onInfo={onInfo} onChooseTab={chooseTab} />
  return (
    <Late<GamesTabProps>
      isNeeded
      load={fetchGamesTab}
      onFailed={() => toast(connectionMessages.offline, { tone: 'error' })}
      props={{ tab, brand, onChooseBrand: chooseBrand, onInfo }}
      before={<GridSkeleton />}
    />
  )
}
