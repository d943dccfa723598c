import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type AfterSignInDependencies, tellAppHandler, tellBrowserHandler } from './tell-after-sign-in.ts'

/** What a player is told once it is known who they are. */
export const afterSignInFeature = (needs: AfterSignInDependencies): Feature => ({
  name: 'after-sign-in',
  handlers: [tellAppHandler(needs), tellBrowserHandler(needs)],
  fieldMeanings,
  refusalTexts: {},
})

export type { RedDotSource } from './red-dots.ts'
