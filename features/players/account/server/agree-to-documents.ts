import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { agreeToDocuments } from '../contract.ts'
import { agreementsFault } from '../rules.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { agreementInsert } from './store/agreement.store.ts'
import { agreementsDue } from './agreements-due.ts'

/** Agreement counts only for the version in force: what was read must be what is recorded. */
export const agreeToDocumentsHandler = (needs: Pick<AccountDependencies, 'configuration'>) =>
  handle(agreeToDocuments, async ({ input, identity, tx, now }) => {
    const { legal, agreementIsDue } = await needs.configuration()
    if (agreementsFault(input.agreements, legal)) return refuse('outdated')
    await agreementInsert(tx, { playerId: identity.playerId, agreements: input.agreements, now })
    return answer({ agreementsDue: await agreementsDue(tx, identity.playerId, agreementIsDue) })
  })
