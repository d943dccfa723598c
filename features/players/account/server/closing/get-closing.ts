import { answer } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getClosing } from '../../closing-contract.ts'
import type { ClosingDependencies } from './closing-dependencies.ts'
import { closingObstacleOf } from './closing-obstacle-of.ts'
import { readClosingFacts } from './read-closing-facts.ts'

export const getClosingHandler = (needs: Pick<ClosingDependencies, 'moneyUnderWay'>) =>
  handleOutsideTransaction(getClosing, async ({ identity: { playerId }, now, db }) => {
    const facts = await readClosingFacts(db, needs, { playerId, now })
    return answer({ obstacle: closingObstacleOf(facts) ?? null, balance: centavos(facts.balance) })
  })
