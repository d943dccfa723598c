import { usePlayer } from '#features/players/account/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { filmFor, guestViewer } from './film-for.ts'
import styles from './promo-video.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

const promoVideo = lazyScreen(() => import('./promo-video.tsx').then((m) => m.PromoVideo))

/** The film on the home. Its space is reserved from the start, so that the games below stay where they are. */
export function LazyPromoVideo() {
  const film = filmFor(useLobbyConfiguration().promotionalVideos, usePlayer() ?? guestViewer)
  if (!film) return null
  const frame = (
    <div className={styles.film}>
      <div className={styles.screen} />
      <div className={styles.words} />
    </div>
  )
  return <Deferred part={promoVideo} before={frame} />
}
