import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listProviderNames, listProviders } from '../../staff-contract.ts'
import { liveKeyList, providerListNames, providerListShown } from '../store/staff-provider.store.ts'

export const staffListProvidersHandler = handleStaff(listProviders, async ({ db }) => {
  const [providers, keys] = await Promise.all([providerListShown(db), liveKeyList(db)])
  const keysOf = Map.groupBy(keys, ({ providerId }) => providerId)
  return answer({ providers: providers.map((provider) => ({ ...provider, keys: keysOf.get(provider.id) ?? [] })) })
})

/** Every list that mentions a provider shows its name. */
export const staffListProviderNamesHandler = handleStaff(listProviderNames, async ({ db }) =>
  answer({ providers: await providerListNames(db) }),
)
