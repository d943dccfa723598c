import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { bannerAutoplayInterval } from '#core/constants/specification.ts'
import { whenIdle } from '#platform/browser/late/when-idle.ts'
import { type Rotation, useRotation } from '#platform/browser/rotation/use-rotation.ts'
import { ArtPicture, type LobbyAd } from '#features/office/web-configuration/player/index.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './banner.module.css'
import { ClickLink } from '../click-link.tsx'
import { useClickTarget } from '../use-click-target.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type BannerProps = { readonly ads: readonly LobbyAd[] }

// Less than the 94vw it takes on a phone: a third of the bytes for sharpness that no eye sees at three dots a pixel.
const shownWidths = '(min-width: 64rem) 400px, 70vw'

/** The operator's banners in rotation. They can be swiped, chosen by a dot, or paused. */
export function Banner({ ads }: BannerProps) {
  const row = useRef<HTMLUListElement>(null)
  const rotation = useRotation({ count: ads.length, everyMs: bannerAutoplayInterval })
  const targetOf = useClickTarget()
  const awake = useAwake()
  useScrolledRow(row, rotation)
  return (
    <section
      className={styles.banner}
      aria-label={messages.offersAndNews}
      aria-roledescription={messages.carousel}
      data-theme="night"
      {...rotation.holdProps}
    >
      <ul ref={row} className={styles.row}>
        {ads.map((ad, index) => (
          <li key={ad.id} className={styles.slide}>
            <ClickLink target={targetOf(ad)} className={styles.link}>
              {(index === 0 || awake) && (
                <ArtPicture picture={ad.imgUrl2} sizes={shownWidths} eager={index === 0} className={styles.art} />
              )}
              <span className={styles.words}>
                <strong className={styles.title}>{ad.title}</strong>
                <span className={styles.text}>{ad.text}</span>
              </span>
            </ClickLink>
          </li>
        ))}
      </ul>
      {ads.length > 1 && <Dots ads={ads} rotation={rotation} />}
    </section>
  )
}

/** Pictures beside the screen would be fetched before the scripts are there, which every tap waits for. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => whenIdle(() => setAwake(true)), [])
  return awake
}

function Dots({ ads, rotation }: { readonly ads: readonly LobbyAd[]; readonly rotation: Rotation }) {
  const { at, show, stopped, setStopped } = rotation
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.pause}
        aria-label={stopped ? messages.resumeBanner : messages.pauseBanner}
        onClick={() => setStopped(!stopped)}
      >
        <Icon name={stopped ? 'play' : 'pause'} size={14} />
      </button>
      {ads.map((ad, index) => (
        <button
          key={ad.id}
          type="button"
          className={styles.dot}
          aria-label={formatMessage(messages.showSlide, { title: ad.title })}
          aria-current={index === at}
          onClick={() => show(index)}
        />
      ))}
    </div>
  )
}

const settledMs = 120

/** The row follows the rotation, and the rotation follows the finger. */
function useScrolledRow(row: RefObject<HTMLUListElement | null>, { at, show }: Rotation): void {
  useEffect(() => {
    const element = row.current
    if (!element?.scrollTo) return
    const left = leftOf(element, at)
    if (Math.abs(element.scrollLeft - left) > 2) element.scrollTo({ left, behavior: 'smooth' })
  }, [row, at])

  // Where several slides are in sight, the last ones have the same place: the one that is shown stays it.
  const follow = useEffectEvent((element: HTMLElement) => {
    const isAt = (index: number) => Math.abs(element.scrollLeft - leftOf(element, index)) <= element.clientWidth / 8
    if (isAt(at)) return
    const next = [...element.children].findIndex((_slide, index) => isAt(index))
    if (next >= 0) show(next)
  })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(settling)
      settling = setTimeout(() => follow(element), settledMs)
    }
    element.addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(settling)
      element.removeEventListener('scroll', settle)
    }
  }, [row])
}

/** How far the row is scrolled when a slide is at its beginning, as far as it can be. */
function leftOf(row: HTMLElement, index: number): number {
  const slide = row.children[index]
  const left = slide instanceof HTMLElement ? slide.offsetLeft - row.offsetLeft : 0
  return Math.min(left, row.scrollWidth - row.clientWidth)
}
