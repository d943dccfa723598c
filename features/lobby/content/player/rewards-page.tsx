import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { MoneyLinks, usePlayer } from '#features/players/account/player/index.ts'
import { RewardsHub } from '#features/promotions/kit/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { isShownTo } from '../rules.ts'
import { surfaceOf } from './lobby-surface.ts'
import { PosterList } from './poster-list.tsx'
import { FeaturedRewards } from './spotlight/featured-rewards.tsx'
import { messages } from './messages/en.ts'

/** A player's own rewards, and the operator's current offers. */
export function RewardsPage() {
  const { mode } = useLobbyConfiguration()
  const signedIn = useSignedIn()
  const hasHub = signedIn && surfaceOf(mode).rewards
  return (
    <MenuPage title={messages.rewards} action={<MoneyLinks />}>
      {hasHub ? (
        <RewardsHub>
          <Offers />
        </RewardsHub>
      ) : (
        <>
          {surfaceOf(mode).rewards && <FeaturedRewards />}
          {signedIn || !surfaceOf(mode).rewards ? <Offers isAlone /> : <GuestRewards />}
        </>
      )}
    </MenuPage>
  )
}

/** The operator's offers, and where rewards come from: a guest has none, whatever day it is. */
function GuestRewards() {
  return (
    <>
      <Offers />
      <EmptyState
        icon="gift"
        title={messages.guestTitle}
        action={<ButtonLink href="/register">{messages.register}</ButtonLink>}
      >
        {messages.guestText}
      </EmptyState>
    </>
  )
}

/** `isAlone`: nothing else stands on the page, so that their absence is said. */
function Offers({ isAlone = false }: { readonly isAlone?: boolean }) {
  const { ads } = useLobbyConfiguration()
  const player = usePlayer()
  const offers = ads.filter(({ place }) => place === 'featured').filter((ad) => isShownTo(ad, player))
  if (offers.length === 0) {
    return (
      isAlone && (
        <EmptyState icon="gift" title={messages.noOffers}>
          {messages.noOffersText}
        </EmptyState>
      )
    )
  }
  return (
    <PosterList
      posters={offers.map(({ id, title, text, imgUrl2 }) => ({
        id,
        title,
        text,
        picture: imgUrl2,
        target: { kind: 'page', to: `/reward/detail/${id}` },
      }))}
    />
  )
}
