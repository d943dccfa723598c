import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import type { WinOrder } from '#features/play/big-win/player/index.ts'
import { GameInfo, useGames } from '#features/lobby/games/player/index.ts'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { messages } from './messages/en.ts'
import { WinList } from './win-list.tsx'
import styles from './wins-page.module.css'

const tabs = [
  { id: 'newest', label: messages.newestWins },
  { id: 'multiple', label: messages.largestMultiples },
] as const

/** What players really won: one list at a time on a phone, both side by side on a desktop. */
export function WinsPage() {
  const [shown, setShown] = useState<WinOrder>('newest')
  const [infoGame, setInfoGame] = useState<Game>()
  const { games } = useGames()
  return (
    <InnerPage title={messages.bigWins} wide>
      <div className={styles.tabs}>
        <Tabs id="wins" label={messages.bigWins} tabs={tabs} selected={shown} onSelect={setShown} />
      </div>
      <div className={styles.lists}>
        {tabs.map(({ id, label }) => (
          <section key={id} className={styles.list} aria-label={label} data-shown={id === shown}>
            <h2 className={styles.title}>{label}</h2>
            <WinList order={id} games={games} onGame={setInfoGame} />
          </section>
        ))}
      </div>
      <p className={styles.note}>{messages.whoIsShown}</p>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </InnerPage>
  )
}
