import { Suspense, useMemo, useState } from 'react'
import { AgreementsDue, usePlayer } from '#features/players/account/player/index.ts'
import { LazyJackpotRow } from '#features/play/jackpot/player/index.ts'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { isShownTo, Banner, FeaturedRewards, surfaceOf, LazyPromoVideo } from '#features/lobby/content/player/index.ts'
import {
  firstRowGames,
  firstRows,
  gameListFailure,
  type GameRow,
  type Games,
  gameRows,
  useGames,
} from '#features/lobby/games/player/index.ts'
import { LobbyFooter } from '#features/lobby/frame/player/index.ts'
import { HomeRow, type HomeRowProps, type TitledRow } from './rows/home-row.tsx'
import styles from './home-tab.module.css'
import type { LaterRowsProps } from './rows/later-rows.tsx'
import { WinStrip } from './win-strip.tsx'

const personalRows = lazyScreen(() => import('./rows/late-rows.ts').then((m) => m.PersonalRows))
const laterRows = lazyScreen<LaterRowsProps>(() => import('./rows/late-rows.ts').then((m) => m.LaterRows))

export type HomeTabProps = Pick<HomeRowProps, 'onInfo' | 'onChooseTab' | 'tilesAtFirst'>

/** The first view: one banner, then games. Offers come after the rows that a first screen shows. */
export function HomeTab(props: HomeTabProps) {
  const { ads } = useLobbyConfiguration()
  const player = usePlayer()
  const banners = ads.filter((ad) => ad.place === 'banner' && isShownTo(ad, player))
  return (
    <div className={styles.home}>
      <AgreementsDue />
      {banners.length > 0 && <Banner ads={banners} />}
      <Rows {...props} />
    </div>
  )
}

function Rows(props: HomeTabProps) {
  const { mode } = useLobbyConfiguration()
  const { games, state, retry } = useGames()
  const gameRows = useGameRows({ games, state })
  const signedIn = useSignedIn()
  const [personal, setPersonal] = useState<readonly TitledRow[]>([])
  // Rows are equally high, so that the player's own take the places of others without moving anything.
  const rows = signedIn ? [...personal, ...gameRows] : gameRows
  // Below all rows, and drawn after them: otherwise they would push it down before the eyes of somebody who scrolls early.
  const end = <End hasVideo={surfaceOf(mode).promoVideo} />
  // Each hydrates by itself, after what is above it or at its first tap.
  const shown = rows.map((row, place) => (
    <Suspense key={place}>
      <HomeRow row={row} place={place} {...props} />
    </Suspense>
  ))
  return (
    <>
      {signedIn && <Deferred part={personalRows} props={{ onRows: setPersonal }} />}
      {shown.slice(0, firstRows)}
      {state === 'failed' && <Deferred part={gameListFailure} props={{ onRetry: retry }} />}
      <Offers games={games} onChooseTab={props.onChooseTab} />
      {shown.slice(firstRows)}
      {state === 'whole' && <Deferred part={laterRows} props={{ ...props, children: end }} />}
      {state === 'failed' && end}
    </>
  )
}

const End = ({ hasVideo }: { readonly hasVideo: boolean }) => (
  <>
    {hasVideo && <LazyPromoVideo />}
    <LobbyFooter />
  </>
)

/** The ways to rewards, the jackpots and the latest wins: three narrow lines between the games. */
function Offers({ games, onChooseTab }: Pick<Games, 'games'> & Pick<HomeTabProps, 'onChooseTab'>) {
  const { mode } = useLobbyConfiguration()
  const { rewards, bigWins } = surfaceOf(mode)
  return (
    <>
      {rewards && <FeaturedRewards />}
      {bigWins && <LazyJackpotRow onGames={() => onChooseTab(gameType.slots)} />}
      <WinStrip games={games} withWins={bigWins} />
    </>
  )
}

/** The rows that everybody has. Until every game is there, those of the first screen, as far as they came with the page. */
function useGameRows({ games, state }: Pick<Games, 'games' | 'state'>): readonly GameRow<Game>[] {
  const { gameTypes, popular } = useLobbyConfiguration()
  return useMemo(() => {
    const rows = gameRows({ games, types: gameTypes, popular })
    if (state === 'whole') return rows
    return rows.slice(0, firstRows).map((row) => ({ ...row, games: row.games.slice(0, firstRowGames) }))
  }, [games, gameTypes, popular, state])
}
