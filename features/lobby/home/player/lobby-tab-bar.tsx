import { useRef } from 'react'
import { type LobbyTab, lobbyTab } from '#core/enumerations/game-type.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { lobbyTabs } from '#features/lobby/games/player/index.ts'
import styles from './lobby-tab-bar.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

/** Ties the tabs to their panel. */
export const lobbyTabsId = 'lobby'

const icons: Readonly<Record<number, IconName>> = {
  [lobbyTab.home]: 'star',
  [lobbyTab.favourites]: 'heart',
  [lobbyTab.slots]: 'slots',
  [lobbyTab.fish]: 'fish',
  [lobbyTab.poker]: 'cards',
  [lobbyTab.sports]: 'ball',
  [lobbyTab.live]: 'live',
  [lobbyTab.games]: 'dice',
} satisfies Record<(typeof lobbyTab)[LobbyTab], IconName>

export type LobbyTabBarProps = { readonly tab: number; readonly onChoose: (tab: number) => void }

/** The kinds of games, always within the thumb's reach. */
export function LobbyTabBar({ tab, onChoose }: LobbyTabBarProps) {
  const { gameTypes } = useLobbyConfiguration()
  const bar = useRef<HTMLDivElement>(null)
  const tabs = lobbyTabs(gameTypes).map(({ id, name }) => ({
    id: String(id),
    label: name,
    icon: icons[id] ?? 'dice',
  }))
  return (
    <div ref={bar} className={styles.bar}>
      <Tabs
        id={lobbyTabsId}
        label={messages.games}
        look="stacked"
        tabs={tabs}
        selected={String(tab)}
        onSelect={(id) => {
          onChoose(Number(id))
          if (bar.current) backToTop(bar.current)
        }}
      />
    </div>
  )
}

/** Another kind of games is read from its beginning: up to where the bar begins to stick, above its panel. */
function backToTop(bar: HTMLElement): void {
  const sticksAt = Number.parseInt(getComputedStyle(bar).top, 10) || 0
  const panelTop = bar.nextElementSibling?.getBoundingClientRect().top ?? 0
  const top = panelTop + window.scrollY - bar.offsetHeight - sticksAt
  if (window.scrollY > top) window.scrollTo({ top, behavior: 'instant' })
}
