import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, isStale } from '#features/office/staff/server/index.ts'
import { isCallable, type PrivateHosts } from '#platform/outside/outside-address.ts'
import { addProvider, saveProvider } from '../../staff-contract.ts'
import { keyListLive } from '../store/provider-key.store.ts'
import { providerFindForUpdate } from '../store/staff-provider.store.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'
import type { Provider } from '../wallet-order.ts'

export const staffAddProviderHandler = ({ audit, providers, privateHosts }: StaffWalletDependencies) =>
  handleStaffChange(audit, addProvider, async ({ input: { providerId: id, terms }, tx, now }) => {
    if (!isAskable(terms, privateHosts)) return refuse('addressPrivate')
    if ((await providerFindForUpdate(tx, id)) !== undefined) return refuse('providerExists')
    await providers.save({ id, ...terms }, now, tx)
    return changed({}, { subject: `gameProvider:${id}`, before: null, after: { ...terms } })
  })

/** The audit entry contains only what changed. */
export const staffSaveProviderHandler = ({ audit, providers, privateHosts }: StaffWalletDependencies) =>
  handleStaffChange(audit, saveProvider, async ({ input: { providerId: id, terms, expected }, tx, now }) => {
    const before = await providerFindForUpdate(tx, id)
    if (before === undefined) return refuse('providerNotFound')
    if (isStale(expected, before)) return refuse('stale')
    const after: Provider = { id, ...terms }
    const names = namesOf(after).filter((name) => before[name] !== after[name])
    if (names.length === 0) return refuse('nothingToChange')
    if (!isAskable(terms, privateHosts)) return refuse('addressPrivate')
    // Adapters use keys differently: what is public to one must not become a secret of another.
    if (names.includes('adapter') && (await keyListLive(tx, id)).length > 0) return refuse('keysInUse')

    await providers.save(after, now, tx)
    return changed({}, { subject: `gameProvider:${id}`, before: part(before, names), after: part(after, names) })
  })

const isAskable = ({ inquiryUrl }: Pick<Provider, 'inquiryUrl'>, privateHosts: PrivateHosts): boolean =>
  inquiryUrl === null || isCallable(inquiryUrl, privateHosts)

const namesOf = (provider: Provider) => Object.keys(provider) as (keyof Provider)[]

const part = (provider: Provider, names: readonly (keyof Provider)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, provider[name]]))
