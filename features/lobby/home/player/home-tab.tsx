import { AgreementsDue, usePlayer } from '#features/players/account/player/index.ts'
import { LazyJackpotRow } from '#features/play/jackpot/player/index.ts'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { isShownTo, Banner, FeaturedRewards, surfaceOf, LazyPromoVideo } from '#features/lobby/content/player/index.ts'
import { popularGames, GameShelf, useGames } from '#features/lobby/games/player/index.ts'
import styles from './home-tab.module.css'
import { LobbyFooter } from '#features/lobby/frame/player/index.ts'
import { WinStrip } from './win-strip.tsx'
import { messages } from './messages/en.ts'

const noGames = lazyScreen(() => import('./no-games.tsx').then((m) => m.NoGames))

export type HomeTabProps = {
  readonly onInfo: (game: Game) => void
  readonly onChooseTab: (tab: number) => void
}

/** The first view: news, big wins, and the popular games. */
export function HomeTab({ onInfo, onChooseTab }: HomeTabProps) {
  const configuration = useLobbyConfiguration()
  const player = usePlayer()
  const surface = surfaceOf(configuration.mode)
  const banners = configuration.ads.filter(({ place }) => place === 'banner').filter((ad) => isShownTo(ad, player))
  return (
    <div className={styles.home}>
      <AgreementsDue />
      {banners.length > 0 && <Banner ads={banners} />}
      {surface.promoVideo && <LazyPromoVideo />}
      {surface.rewards && <FeaturedRewards />}
      <WinStrip withWins={surface.bigWins} />
      {surface.bigWins && <LazyJackpotRow onGames={() => onChooseTab(gameType.slots)} />}
      <PopularGames onInfo={onInfo} />
      <LobbyFooter />
    </div>
  )
}

function PopularGames({ onInfo }: Pick<HomeTabProps, 'onInfo'>) {
  const games = useGames()
  return (
    <section className={styles.popular} aria-labelledby="popular-games">
      <h2 id="popular-games" className={styles.title}>
        {messages.popularGames}
      </h2>
      <GameShelf label={messages.popularGames} shown={popularGames(games.games)} from={games} onInfo={onInfo} eager>
        <Deferred part={noGames} />
      </GameShelf>
    </section>
  )
}
