import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type AfterSignInDependencies, tellAppHandler, tellBrowserHandler } from './tell-after-sign-in.ts'

/** What a signed-in player gets after signing in. */
export const afterSignInFeature = (needs: AfterSignInDependencies): Feature => ({
  name: 'after-sign-in',
  handlers: [tellAppHandler(needs), tellBrowserHandler(needs)],
  fieldMeanings,
  refusalTexts: {},
})

export type { RedDotSource } from './red-dots.ts'
