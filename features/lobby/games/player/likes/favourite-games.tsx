import { useEffect, useEffectEvent, useState } from 'react'
import { type Player, useChangePlayer, usePlayer } from '#features/players/account/player/index.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { type Tab, Tabs } from '#platform/ui/tabs/tabs.tsx'
import { getGameData } from '../../contract.ts'
import styles from './favourite-games.module.css'
import { GameShelf } from '../game-shelf.tsx'
import { gamesByIds } from '../../game-rows.ts'
import { likedGames } from '../list/game-list.ts'
import { GridSkeleton } from '../grid-skeleton.tsx'
import { likesStoreOf } from './likes-store.ts'
import { useGames } from '../list/use-games.ts'
import { useScene } from '#features/lobby/content/player/index.ts'
import { messages } from '../messages/en.ts'

type Choice = 'liked' | 'history'
const choices: readonly Tab<Choice>[] = [
  { id: 'liked', label: messages.liked, icon: 'heart' },
  { id: 'history', label: messages.recentlyPlayed, icon: 'history' },
]

export type FavouriteGamesProps = { readonly onInfo: (game: Game) => void }

/** Liked and recently played games. */
export function FavouriteGames({ onInfo }: FavouriteGamesProps) {
  const [choice, setChoice] = useState<Choice>('liked')
  const games = useGames()
  const gameData = useFreshGameData()
  return (
    <section className={styles.favourites} aria-label={messages.favorites}>
      <Tabs
        id="favourites"
        label={messages.favorites}
        look="pills"
        tabs={choices}
        selected={choice}
        onSelect={setChoice}
      />
      <TabPanel tabs="favourites" tab={choice} className={styles.panel}>
        {gameData ? (
          <GameShelf
            key={choice}
            label={labels[choice]}
            shown={chosenGames(choice, games.games, gameData)}
            from={games}
            onInfo={onInfo}
          >
            <NothingYet choice={choice} />
          </GameShelf>
        ) : (
          <GridSkeleton />
        )}
      </TabPanel>
    </section>
  )
}

const labels: Readonly<Record<Choice, string>> = { liked: messages.likedGames, history: messages.recentlyPlayedGames }

type GameData = Player['gameData']

const chosenGames = (choice: Choice, games: readonly Game[], { gameLikes, gameHistory }: GameData): readonly Game[] =>
  choice === 'liked' ? likedGames(games, gameLikes) : gamesByIds(games, gameHistory)

function FindGame() {
  const hasRoute = useHasRoute()
  if (!hasRoute('/search')) return null
  return (
    <ButtonLink href="/search" variant="secondary" icon="search">
      {messages.findAGame}
    </ButtonLink>
  )
}

function NothingYet({ choice }: { readonly choice: Choice }) {
  const { scene, title, text } = empty[choice]
  return (
    <EmptyState icon="heart" picture={useScene(scene)} title={title} action={<FindGame />}>
      {text}
    </EmptyState>
  )
}

const empty = {
  liked: {
    scene: 'emptyFavourites',
    title: messages.noLikes,
    text: messages.noLikesText,
  },
  history: {
    scene: 'emptyRecords',
    title: messages.noHistory,
    text: messages.noHistoryText,
  },
} as const satisfies Readonly<Record<Choice, object>>

const readsMax = 3

/** The player's game data, refetched whenever the tab is opened: another device may have played. */
function useFreshGameData() {
  const player = usePlayer()
  const changePlayer = useChangePlayer()
  const client = useClient()
  const known = player !== undefined
  const { settlements } = likesStoreOf(useSession())
  const read = useEffectEvent(async () => {
    // A like sent during the read may be missing in its answer and must not be lost.
    for (let attempt = 0; attempt < readsMax; attempt++) {
      const before = settlements()
      const reply = await client.send(getGameData, {})
      if (reply.kind !== 'answer') return
      if (settlements() === before) return changePlayer({ gameData: reply.body })
    }
  })
  useEffect(() => {
    if (known) void read()
  }, [known])
  return player?.gameData
}
