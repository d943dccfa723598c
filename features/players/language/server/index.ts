import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fieldMeanings } from './field-meanings.ts'
import { keepLanguageHandler } from './keep-language.ts'

/** The language in which each player reads the product. */
export const language = (): FeatureModule => ({
  name: 'language',
  player: { handlers: [keepLanguageHandler], fieldMeanings, refusalTexts: {} },
})

export { languageOfPlayer, languagesOf, setPlayerLanguage } from './store/player-language.store.ts'
