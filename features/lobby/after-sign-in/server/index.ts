import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type AfterSignInDependencies, tellAppHandler, tellBrowserHandler } from './tell-after-sign-in.ts'

/** Red dots and offers that follow a sign-in. */
export const afterSignIn = (needs: AfterSignInDependencies): FeatureModule => ({
  name: 'after-sign-in',
  player: {
    handlers: [tellAppHandler(needs), tellBrowserHandler(needs)],
    fieldMeanings,
    refusalTexts: {},
  },
})
