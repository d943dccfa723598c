import { useState } from 'react'
import { usePlayer } from '#features/players/account/player/index.ts'
import {
  ArtPicture,
  type PlainConfiguration,
  useLobbyConfiguration,
} from '#features/office/web-configuration/player/index.ts'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { ClickLink } from '../click-link.tsx'
import { filmFor, guestViewer } from './film-for.ts'
import styles from './promo-video.module.css'
import { useClickTarget } from '../use-click-target.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/**
 * The operator's video for this player, if any. Nothing is loaded before it is requested, and it never starts by
 * itself. A device that spares data shows none.
 */
export function PromoVideo() {
  const film = filmFor(useLobbyConfiguration().promotionalVideos, usePlayer() ?? guestViewer)
  // Only another film restarts the player; the same choice keeps playing.
  return film && !sparesDataNow() ? <Film key={film.id} film={film} /> : null
}

function Film({ film }: { readonly film: PlainConfiguration['promotionalVideos'][number] }) {
  const targetOf = useClickTarget()
  const [playing, setPlaying] = useState(false)
  const stop = () => {
    setPlaying(false)
    toast(messages.videoFailed, { tone: 'error' })
  }
  const target = targetOf(film)
  return (
    <section className={styles.film} aria-label={film.title}>
      <div className={styles.screen} data-theme="night">
        {playing ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the operator's films have no speech
          <video className={styles.picture} src={film.path} controls autoPlay playsInline onError={stop} />
        ) : (
          <button
            type="button"
            className={styles.play}
            aria-label={formatMessage(messages.playVideo, { title: film.title })}
            onClick={() => setPlaying(true)}
          >
            <ArtPicture picture={film.coverImg} sizes="(min-width: 64rem) 800px, 94vw" className={styles.picture} />
            <span className={styles.disc}>
              <Icon name="play" size={26} filled />
            </span>
          </button>
        )}
      </div>
      <ClickLink target={target} className={styles.words}>
        <strong>{film.title}</strong>
        {target.kind !== 'none' && <Icon name="chevron-right" size={18} />}
      </ClickLink>
    </section>
  )
}
