import { answer } from '#core/contract/outcome.ts'
import { centavos, type Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { afterSignIn, afterSignInWeb } from '../contract.ts'
import { readRedDots, type RedDotSource } from './red-dots.ts'

export type AfterSignInDependencies = {
  readonly redDots: readonly RedDotSource[]
  /** The player's bonus for the app; undefined for players it is not meant for, 0 if the operator gives nothing. */
  readonly downloadBonus: (db: Queryable, playerId: bigint) => Promise<Centavos | undefined>
}

export const afterSignInAppHandler = ({ redDots, downloadBonus }: AfterSignInDependencies) =>
  handleOutsideTransaction(afterSignIn, async ({ identity: { playerId }, db, now }) => {
    const [dots, bonus] = await Promise.all([readRedDots(redDots, { db, playerId, now }), downloadBonus(db, playerId)])
    return answer({ ...dots, downloadBonus: bonus ?? centavos(0n) })
  })

export const afterSignInWebHandler = ({ redDots, downloadBonus }: AfterSignInDependencies) =>
  handleOutsideTransaction(afterSignInWeb, async ({ identity: { playerId }, db, now }) => {
    const [dots, bonus] = await Promise.all([readRedDots(redDots, { db, playerId, now }), downloadBonus(db, playerId)])
    return answer({ ...dots, rechargeUpdate: bonus === undefined ? null : { bonus } })
  })
