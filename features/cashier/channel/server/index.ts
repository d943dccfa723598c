import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type ChannelDependencies, readChannelStatesHandler } from './read-channel-states.ts'

/** By what players can pay, and which of it works at the moment. */
export const channel = (dependencies: ChannelDependencies): FeatureModule => ({
  name: 'channel',
  player: {
    handlers: [readChannelStatesHandler(dependencies)],
    fieldMeanings,
    refusalTexts: {},
  },
})

export { readChannelStates } from '../contract.ts'
export { isFailing } from '../route-rules.ts'
export { type ChannelSettings, channelSettingsIn } from '../channel-settings.ts'
export { type BankAccount, type Channel, channelsOf, isBankBound, type Route } from '../rules.ts'
export { paymentProviderName } from '../payment-provider-name.ts'
export { channelConfigurationView } from './channel-configuration-view.ts'
export { chooseRoute } from './choose-route.ts'
export { type PaidAccounts, paidAccountsChanged } from './paid-account.ts'
export { routeFailed, routeHealthList, routeRecovered } from './store/route-health.store.ts'
