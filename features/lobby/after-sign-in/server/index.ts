import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type AfterSignInDependencies, afterSignInAppHandler, afterSignInWebHandler } from './after-sign-in-handlers.ts'

/** Red dots and offers that follow a sign-in. */
export const afterSignIn = (needs: AfterSignInDependencies): FeatureModule => ({
  name: 'after-sign-in',
  player: {
    handlers: [afterSignInAppHandler(needs), afterSignInWebHandler(needs)],
    fieldMeanings,
    refusalTexts: {},
  },
})
