import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import type { LobbyConfiguration } from '#features/office/web-configuration/server/index.ts'
import type { ChannelSettings } from '../channel-settings.ts'

type ChannelConfiguration = Pick<LobbyConfiguration, 'appRechargeTypeMap' | 'appRechargeTypeList' | 'isDepositBank'>

/** The public part of the channels in every page, without their providers and the operator's account. */
export function channelConfigurationView(settings: ChannelSettings): ChannelConfiguration {
  const shown = Object.entries(settings)
    .filter(([, { isShown }]) => isShown)
    .toSorted(([, a], [, b]) => a.sort - b.sort)
    .map(([id, { iconH5, bankId }]) => ({ id: Number(id), iconH5, bankId }))
  return {
    appRechargeTypeMap: Object.fromEntries(
      Object.entries(settings).map(
        ([
          id,
          { isShown, provider: _provider, weight: _weight, alternatives: _others, bank: _bank, ...publicSettings },
        ]) => [id, { ...publicSettings, amounts: [...publicSettings.amounts], status: wireFlagOf(isShown) }],
      ),
    ),
    appRechargeTypeList: shown,
    isDepositBank: wireFlagOf(shown.some(({ bankId }) => bankId !== null)),
  }
}
