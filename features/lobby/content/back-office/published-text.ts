import type { ResponseOf } from '#core/contract/call.ts'
import type { saveContent } from '../staff-contract.ts'

/** What became of what was published. */
export const publishedText = ({ version, isWaiting }: ResponseOf<typeof saveContent>): string =>
  isWaiting
    ? 'Players would pay to another account: it waits for a second person to approve it.'
    : `Version ${version} is what players see now.`
