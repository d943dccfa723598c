import { openingOrder } from '#core/constants/opening-order.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { useCatalogue, useOfferOpening, usePromotions } from '#features/promotions/kit/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import {
  isShownTo,
  ClickLink,
  type Click,
  type ClickTarget,
  noticeTarget,
  useClickTarget,
} from '#features/lobby/content/player/index.ts'
import { ArtPicture, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import styles from './home-popup.module.css'
import { homePopupWasSeen, rememberHomePopup } from './popup-memory.ts'
import { messages } from './messages/en.ts'

/** The operator's popup, once per session, and never over something else. */
export function HomePopup() {
  const entries = usePopupEntries()
  const isFree = useIsFree()
  const isDue = isFree && entries.length > 0 && !homePopupWasSeen()
  const { open, close: leave } = useOfferOpening({ rank: openingOrder.news, isDue })
  const close = () => {
    rememberHomePopup()
    leave()
  }
  return (
    <Sheet open={open} onClose={close} title={messages.newsForYou}>
      <ul className={styles.entries}>
        {entries.map(({ key, picture, shape, title, text, target }) => (
          <li key={key}>
            <ClickLink target={target} className={styles.entry} onClick={close}>
              <span className={classNames(styles.art, styles[shape])}>
                {/* A sheet that still rises is not in sight, and a lazy picture would wait for that. */}
                <ArtPicture picture={picture} sizes="(min-width: 64rem) 420px, 90vw" eager="after-scripts" />
              </span>
              <span className={styles.words}>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
              {target.kind !== 'none' && <Icon name="chevron-right" size={18} />}
            </ClickLink>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** An offer of the player's own takes the one place of a session. Which there are is known once the player is. */
function useIsFree(): boolean {
  const signedIn = useSignedIn()
  const player = usePlayer()
  const promotions = usePromotions()
  const { answer } = useCatalogue()
  if (!signedIn) return true
  if (!player || !answer) return false
  return !promotions.some(
    ({ activity, homeModal }) => activity && homeModal && answer.activityIds.includes(activity.id),
  )
}

type PopupEntry = {
  readonly key: string
  readonly picture: string
  /** How its picture is drawn: upright for the popup alone, wide for the news. */
  readonly shape: 'upright' | 'wide'
  readonly title: string
  readonly text: string
  readonly target: ClickTarget
}

function usePopupEntries(): readonly PopupEntry[] {
  const configuration = useLobbyConfiguration()
  const player = usePlayer()
  const targetOf = useClickTarget()
  const isMeant = (entry: Click) => isShownTo(entry, player)
  const ads = configuration.ads
    .filter(({ place }) => place === 'popup')
    .filter(isMeant)
    .map((ad) => ({
      ...entryOf(ad),
      key: `ad-${ad.id}`,
      shape: 'upright' as const,
      text: ad.text,
      target: targetOf(ad),
    }))
  const notices = configuration.notices
    .filter(({ isH5Pop }) => isH5Pop)
    .filter(isMeant)
    .map((notice) => ({ notice, target: noticeTarget(notice, targetOf) }))
    // An advertisement that leads to a notice replaces it.
    .filter(({ target }) => !ads.some((ad) => isSameTarget(ad.target, target)))
    .map(({ notice, target }) => ({
      ...entryOf(notice),
      key: `notice-${notice.id}`,
      shape: 'wide' as const,
      text: notice.summary,
      target,
    }))
  return [...ads, ...notices]
}

const entryOf = ({ imgUrl2, title }: { readonly imgUrl2: string; readonly title: string }) => ({
  picture: imgUrl2,
  title,
})

const isSameTarget = (a: ClickTarget, b: ClickTarget): boolean =>
  a.kind === 'page' && b.kind === 'page' && a.to === b.to
