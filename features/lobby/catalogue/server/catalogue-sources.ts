import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { cataloguePath } from '#games/protocol/catalogue.ts'
import type { CatalogueSource } from './catalogue-job.ts'

/** The provider that a demonstration's games come from. */
const demoStudioId = 'studio'

type QueriedProvider = Awaited<ReturnType<GameWallet['listProvidersWithUrl']>>[number]

/** Every catalogue needs approval, except the first one of a demonstration's own studio. */
export const catalogueSources = (
  providers: readonly Pick<QueriedProvider, 'id' | 'name' | 'url'>[],
  { demo }: { readonly demo: boolean },
): readonly CatalogueSource[] =>
  providers.map(({ id, name, url }) => ({
    providerId: id,
    name,
    url: url + cataloguePath,
    takesFirst: demo && id === demoStudioId,
  }))
