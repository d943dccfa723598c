import type { PageRoute } from '#platform/browser/router/page-route.ts'
import type { Screen } from '#platform/browser/router/screen.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { Catalogue } from './use-catalogue.ts'
import type { HomeModal } from './use-home-modal.ts'

/** All that the player's app knows of a promotion: its routes, and how it stands wherever promotions are shown. */
export type PromotionEntry = {
  /** Its pages. The first is where lists and banners lead. */
  readonly pages: readonly [PageRoute, ...PageRoute[]]
  /** How the catalogue lists it. A promotion without a number there is reached by the address of its page alone. */
  readonly activity?: {
    readonly id: number
    /** What it is about, in a few words without a number: those are the operator's. */
    readonly lead: string
    readonly icon: IconName
  }
  /** It stands apart from what is on, as a reward, with a badge when something waits in it. */
  readonly reward?: { readonly badge: (redDots: Catalogue['redDots']) => string | undefined }
  readonly featured?: FeaturedPromotion
  readonly homeModal?: HomeModalEntry
  /** Tells once the player has done what it asks for, for modals that wait for that. */
  readonly progress?: Screen<PromotionProgress>
}

/** One of the ways to rewards on the home. */
export type FeaturedPromotion = {
  /** Counted from the left. Of several with one position, one that is on goes before one that is always there. */
  readonly position: number
  readonly when: 'always' | 'on' | 'onOrNothingKnown'
  readonly text: string
  /** Its page's title and its icon of the catalogue, unless others are named. */
  readonly title?: string
  readonly icon?: IconName
}

/** What it opens over the home while it is on, once a session. */
export type HomeModalEntry = {
  readonly modal: Screen<HomeModal>
  /** Among all that open there, counted from 1. */
  readonly turn: number
  /** Only for players who have done what another promotion asks for, by its number. */
  readonly afterDone?: number
}

export type PromotionProgress = { readonly onDone: () => void }
