import type { WebConfiguration } from '../contract.ts'

export type PlainConfiguration = ReturnType<typeof plainConfiguration>

/** The configuration with plain names for the lists that screens read. The lists themselves stay the same objects. */
export function plainConfiguration({
  appGameTypeList: gameTypes,
  appGameBrandList: gameBrands,
  appRechargeTypeMap: channels,
  appGenericImgList: pictures,
  appUserLevelConfigList: levels,
  appLobbyAdConfigList: ads,
  appNoticeConfigList: notices,
  appPromotionalVideoList: promotionalVideos,
  appPropConfigMap: itemKinds,
  actInviteConditionModelClient2List: spinConditions,
  ...others
}: WebConfiguration) {
  return {
    ...others,
    gameTypes,
    gameBrands,
    channels,
    pictures,
    levels,
    ads,
    notices,
    promotionalVideos,
    itemKinds,
    spinConditions,
  }
}
