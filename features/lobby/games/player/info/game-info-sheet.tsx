import { ArtPicture, type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { maintenanceOf } from '../../rules.ts'
import { gameFacts } from './game-facts.ts'
import styles from './game-info-sheet.module.css'
import { useLike } from '../likes/use-like.ts'
import { messages } from '../messages/en.ts'

export type GameInfoSheetProps = { readonly game: Game; readonly open: boolean; readonly onClose: () => void }

const maintenanceTexts = {
  type: messages.typeInMaintenance,
  brand: messages.brandInMaintenance,
  game: messages.gameInMaintenance,
} as const

/** What a game is, before it is played. */
export function GameInfoSheet({ game, open, onClose }: GameInfoSheetProps) {
  const maintenance = maintenanceOf(game)
  return (
    <Sheet open={open} onClose={onClose} title={game.name} footer={<PlayButtons game={game} onLeave={onClose} />}>
      <div className={styles.head}>
        <div className={styles.art}>
          <ArtPicture picture={game.icon} sizes="120px" />
        </div>
        <div className={styles.about}>
          <p className={styles.brand}>{game.brand}</p>
          {maintenance && <p className={styles.rest}>{maintenanceTexts[maintenance]}</p>}
          <LikeRow game={game} />
        </div>
      </div>
      <dl className={styles.facts}>
        {gameFacts(game).map(({ name, value, hint }) => (
          <div key={name} className={styles.fact}>
            <dt>
              {name}
              {hint && <span className={styles.hint}>{hint}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

function LikeRow({ game }: { readonly game: Game }) {
  const { liked, toggle } = useLike(game)
  return (
    <Button variant="secondary" size="small" icon="heart" aria-pressed={liked} onClick={toggle}>
      {liked ? messages.inYourFavorites : messages.addToFavorites}
    </Button>
  )
}

function PlayButtons({ game, onLeave }: { readonly game: Game; readonly onLeave: () => void }) {
  const isGuest = !useSignedIn()
  const { mode } = useLobbyConfiguration()
  // In the quiet mode a guest signs in first.
  const demo = isGuest && mode !== 'green' ? `/demo/${game.id}` : `/start?gameId=${game.id}&mode=demo`
  const isInMaintenance = maintenanceOf(game) !== undefined
  if (isInMaintenance) {
    return (
      <Button variant="secondary" block onClick={onLeave}>
        {messages.backToGames}
      </Button>
    )
  }
  return (
    <div className={styles.ways}>
      {game.demo === 1 && (
        <ButtonLink href={demo} variant="secondary" block onClick={onLeave}>
          {messages.tryDemo}
        </ButtonLink>
      )}
      <ButtonLink href={`/start?gameId=${game.id}`} icon="play" block onClick={onLeave}>
        {messages.play}
      </ButtonLink>
    </div>
  )
}
