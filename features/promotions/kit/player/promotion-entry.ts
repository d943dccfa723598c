import type { PageRoute } from '#platform/browser/router/page-route.ts'
import type { Screen } from '#platform/browser/router/screen.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { Catalogue } from './use-catalogue.ts'
import type { HomeModal } from './use-home-modal.ts'

/** All that the player's app knows of a promotion: its routes, and how it appears in lists and badges. */
export type PromotionEntry = {
  /** Its pages. The first is where lists and banners lead. */
  readonly pages: readonly [PageRoute, ...PageRoute[]]
  /** How the catalogue lists it. A promotion without a number there is reached by the address of its page alone. */
  readonly activity?: {
    readonly id: number
    readonly icon: IconName
  }
  /** Shown as a reward, apart from the running promotions, with a badge if there is something to claim. */
  readonly reward?: { readonly badge: (redDots: Catalogue['redDots']) => string | undefined }
  readonly featured?: FeaturedPromotion
  readonly homeModal?: HomeModalEntry
  /** A row of its own on the home, among those below the first picture. It draws nothing where it has nothing. */
  readonly homeRow?: Screen
  /** Says above a game what playing it counts for. It draws nothing where it has nothing. */
  readonly gameNote?: Screen<GameNoteProps>
  /** Stands below the content of other promotions' pages, too. */
  readonly section?: PromotionSection
  /** Tells once the player has done what it asks for, for modals that wait for that. */
  readonly progress?: Screen<PromotionProgress>
}

/** A part for other promotions' pages, by their addresses. */
export type PromotionSection = { readonly on: readonly string[]; readonly part: Screen }

/** The game that is played, and what the lobby knows of it. */
export type GameNoteProps = { readonly game: { readonly name: string; readonly typeId: number } }

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
