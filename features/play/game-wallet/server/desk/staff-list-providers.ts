import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listProviders } from '../../staff-contract.ts'
import { liveKeyList, providerListShown } from '../store/staff-provider.store.ts'

export const staffListProvidersHandler = handleStaff(listProviders, async ({ db }) => {
  const [providers, keys] = await Promise.all([providerListShown(db), liveKeyList(db)])
  const keysOf = Map.groupBy(keys, ({ providerId }) => providerId)
  return answer({ providers: providers.map((provider) => ({ ...provider, keys: keysOf.get(provider.id) ?? [] })) })
})
