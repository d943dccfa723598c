import { type ReactNode, useEffect, useState } from 'react'
import { lobbyTab } from '#core/enumerations/game-type.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { failureMessages } from '#platform/browser/client/failure-messages.ts'
import { FavouritesTab, GameInfo, GridSkeleton } from '#features/lobby/games/player/index.ts'
import { HomeExtras } from './home-extras.tsx'
import { HomeTab } from './home-tab.tsx'
import styles from './lobby-home.module.css'
import { LobbyTabBar, lobbyTabsId } from './lobby-tab-bar.tsx'
import type { TypeTabProps } from './type-tab.tsx'
import { useLobbySelection } from './use-lobby-selection.ts'
import { messages } from './messages/en.ts'

export type LobbyHomeProps = {
  /** What the shell puts above the tabs. */
  readonly header: ReactNode
}

/** The lobby: game types above, the chosen type's games below. */
export function LobbyHome({ header }: LobbyHomeProps) {
  const selection = useLobbySelection()
  const [infoGame, setInfoGame] = useState<Game>()
  // The first tap on a kind of games should find its code at hand.
  useEffect(() => whenIdle(() => void fetchTypeTab().catch(() => {})), [])
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{messages.lobby}</h1>
      {header}
      <LobbyTabBar tab={selection.tab} onChoose={selection.chooseTab} />
      <TabPanel tabs={lobbyTabsId} tab={String(selection.tab)} className={styles.panel}>
        <TabContent selection={selection} onInfo={setInfoGame} />
      </TabPanel>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
      <HomeExtras />
    </div>
  )
}

const fetchTypeTab = async () => (await import('./type-tab.tsx')).TypeTab

type TabContentProps = {
  readonly selection: ReturnType<typeof useLobbySelection>
  readonly onInfo: (game: Game) => void
}

function TabContent({ selection, onInfo }: TabContentProps) {
  const { tab, brand, chooseTab, chooseBrand } = selection
  if (tab === lobbyTab.home) return <HomeTab onInfo={onInfo} onChooseTab={chooseTab} />
  if (tab === lobbyTab.favourites) return <FavouritesTab onInfo={onInfo} />
  return (
    <Late<TypeTabProps>
      isNeeded
      load={fetchTypeTab}
      onFailed={() => toast(failureMessages['failure.offline'], { tone: 'error' })}
      props={{ typeId: tab, brand, onChooseBrand: chooseBrand, onInfo }}
      before={<GridSkeleton />}
    />
  )
}
