import { answer, refuse } from '#core/contract/outcome.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { marketingChannels } from '#core/marketing-channel.ts'
import { readMarketingConsents, saveMarketingConsent } from '../contract.ts'
import { currentWording, wordingText } from '../wordings.ts'
import { giveConsent, withdrawConsent } from './change-consent.ts'
import { consentsOf } from './store/consent.store.ts'

export type ConsentDependencies = {
  /** Those of these players who have an e-mail address. */
  readonly readersAmong: (db: Queryable, playerIds: readonly bigint[]) => Promise<readonly bigint[]>
}

export const readConsentsHandler = ({ readersAmong }: ConsentDependencies) =>
  handleOutsideTransaction(readMarketingConsents, async ({ identity: { playerId }, caller: { language }, db }) => {
    const given = await consentsOf(db, playerId)
    return answer({
      wording: currentWording,
      consents: marketingChannels.map((channel) => ({
        channel,
        text: wordingText(currentWording, channel)[language],
        since: given.find((consent) => consent.channel === channel)?.since ?? null,
      })),
      hasEmail: (await readersAmong(db, [playerId])).length > 0,
    })
  })

/** Withdrawing is as easy as giving: neither asks for the password, and only giving needs the newest words. */
export const saveConsentHandler = handle(
  saveMarketingConsent,
  async ({ input: { channel, isGiven, wording }, identity: { playerId }, caller: { language }, tx, now }) => {
    const change = { playerId, channel, language, source: 'settings', now } as const
    if (!isGiven) {
      await withdrawConsent(tx, change)
      return answer({})
    }
    if (wording !== currentWording) return refuse('wordingChanged')
    await giveConsent(tx, change)
    return answer({})
  },
)
