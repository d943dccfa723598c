import { usePlayer } from '#features/players/account/player/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { isShownTo } from '../rules.ts'
import { FeaturedRewards } from './spotlight/featured-rewards.tsx'
import { MenuPage } from '#platform/ui/menu-page/menu-page.tsx'
import { surfaceOf } from './lobby-surface.ts'
import { PosterList } from './poster-list.tsx'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

/** Current offers. */
export function RewardsPage() {
  const { mode, ads } = useLobbyConfiguration()
  const player = usePlayer()
  const offers = ads.filter(({ place }) => place === 'featured').filter((ad) => isShownTo(ad, player))
  return (
    <MenuPage title={messages.rewards}>
      {surfaceOf(mode).rewards && <FeaturedRewards />}
      {offers.length > 0 && (
        <PosterList
          posters={offers.map(({ id, title, text, imgUrl2 }) => ({
            id,
            title,
            text,
            picture: imgUrl2,
            target: { kind: 'page', to: `/reward/detail/${id}` },
          }))}
        />
      )}
      {offers.length === 0 && (
        <EmptyState icon="gift" title={messages.noOffers}>
          {messages.noOffersText}
        </EmptyState>
      )}
    </MenuPage>
  )
}
