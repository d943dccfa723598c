import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { readChannelStates } from '../contract.ts'
import { openRoutes } from '../route-rules.ts'
import type { Channel } from '../rules.ts'
import { routeHealthList } from './store/route-health.store.ts'

export type ChannelDependencies = {
  /** All that the operator has set. */
  readonly channels: () => Promise<ReadonlyMap<number, Channel>>
  readonly providers: readonly { readonly id: string }[]
}

/** Methods that would be refused, shown before an amount is typed. */
export const readChannelStatesHandler = ({ channels, providers }: ChannelDependencies) =>
  handle(readChannelStates, async ({ now, tx }) => {
    const healths = await routeHealthList(tx)
    const closed = [...(await channels())].filter(([, { routes }]) => {
      const served = routes.filter(({ provider }) => providers.some(({ id }) => id === provider))
      return openRoutes(served, healths, now).length === 0
    })
    return answer({ closed: closed.map(([id]) => id) })
  })
