import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { useWinList, type WinOrder } from '#features/play/big-win/player/index.ts'
import { GameInfo, useGames } from '#features/lobby/games/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from './messages/en.ts'
import { WinList } from './win-list.tsx'
import styles from './wins-page.module.css'

const orders: readonly { readonly value: WinOrder; readonly label: string }[] = [
  { value: 'newest', label: messages.newestWins },
  { value: 'multiple', label: messages.largestMultiples },
]

/** What players really won: one list at a time on a phone, both side by side on a desktop. */
export function WinsPage() {
  const [shown, setShown] = useState<WinOrder>('newest')
  const [infoGame, setInfoGame] = useState<Game>()
  const { games } = useGames()
  const { answer } = useWinList('newest')
  return (
    <InnerPage title={messages.bigWins} wide>
      {answer?.list.length === 0 ? (
        <NoWins />
      ) : (
        <>
          <div className={styles.choice}>
            <SegmentedControl label={messages.bigWins} options={orders} value={shown} onChange={setShown} />
          </div>
          <div className={styles.lists}>
            {orders.map(({ value, label }) => (
              <section key={value} className={styles.list} aria-label={label} data-shown={value === shown}>
                <h2 className={styles.title}>{label}</h2>
                <WinList order={value} games={games} onGame={setInfoGame} />
              </section>
            ))}
          </div>
        </>
      )}
      <p className={styles.note}>{messages.whoIsShown}</p>
      <GameInfo game={infoGame} onClose={() => setInfoGame(undefined)} />
    </InnerPage>
  )
}

/** In place of both lists: there is nothing to choose between. */
const NoWins = () => (
  <EmptyState
    icon="trophy"
    title={messages.noWins}
    action={<ButtonLink href="/lobby/home">{messages.chooseGame}</ButtonLink>}
  >
    {messages.noWinsText}
  </EmptyState>
)
