import { ArtPicture, type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { usePlayersNow } from '#features/play/big-win/player/index.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { minimumAge } from '#core/constants/specification.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { maintenanceOf } from '../../rules.ts'
import { GameFacts } from './game-facts-list.tsx'
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
  const playersNow = usePlayersNow(game.id)
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
      <GameFacts game={game} playersNow={playersNow} />
      <p className={styles.measured}>
        <Link to={`/returns?game=${game.id}`} onClick={onClose}>
          {messages.measuredReturns}
        </Link>
      </p>
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

type PlayButtonsProps = { readonly game: Game; readonly onLeave: () => void }

function PlayButtons(props: PlayButtonsProps) {
  const signedIn = useSignedIn()
  if (maintenanceOf(props.game) !== undefined) {
    return (
      <Button variant="secondary" block onClick={props.onLeave}>
        {messages.backToGames}
      </Button>
    )
  }
  return signedIn ? <PlayerButtons {...props} /> : <GuestButtons {...props} />
}

function PlayerButtons({ game, onLeave }: PlayButtonsProps) {
  return (
    <div className={styles.ways}>
      {game.demo === 1 && (
        <ButtonLink href={`/start?gameId=${game.id}&mode=demo`} variant="secondary" block onClick={onLeave}>
          {messages.tryDemo}
        </ButtonLink>
      )}
      <ButtonLink href={`/start?gameId=${game.id}`} icon="play" block onClick={onLeave}>
        {messages.play}
      </ButtonLink>
    </div>
  )
}

/** The demo needs nobody's name. Real play needs an account, and begins with this game once there is one. */
function GuestButtons({ game, onLeave }: PlayButtonsProps) {
  const { mode } = useLobbyConfiguration()
  const navigate = useNavigate()
  // In the quiet mode a guest signs in first.
  const demo = mode === 'green' ? `/start?gameId=${game.id}&mode=demo` : `/demo/${game.id}`
  const register = () => {
    onLeave()
    navigate('/register', { returnTo: `/start?gameId=${game.id}` })
  }
  return (
    <>
      <div className={styles.ways}>
        {game.demo === 1 && (
          <ButtonLink href={demo} variant="secondary" block onClick={onLeave}>
            {messages.playDemo}
          </ButtonLink>
        )}
        <Button block onClick={register}>
          {messages.playForReal}
        </Button>
      </div>
      <p className={styles.why}>{formatMessage(messages.realPlayNeedsAccount, { minimumAge })}</p>
    </>
  )
}
