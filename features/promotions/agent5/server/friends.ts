import { instant, type Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { firstDepositOf } from '#features/cashier/deposit/server/index.ts'
import { inviteCountUsed, type FreeInvite, inviteListFree } from '#features/promotions/invite/server/index.ts'
import { claimList, type Promotion } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { claimableAt, shareOf } from '../rules.ts'
import { agent5Kind } from './agent5-kind.ts'

export type Agent5 = Promotion<ReturnType<(typeof agent5Kind)['readSettings']>>
export type Agent5Settings = Agent5['settings']

const { key } = agent5Kind
const friendsAtOnce = 100

export const friendKey = (inviteeId: bigint): string => `valid:${inviteeId}`
export const isFriendKey = (claimKey: string): boolean => claimKey.startsWith('valid:')
export const stageKey = (need: number): string => `stage:${need}`

export type Inviter = { readonly playerId: bigint; readonly settings: Agent5Settings; readonly now: Instant }

/** Valid invites that count nowhere else, with whether their hold has ended. */
export async function friendsToClaim(db: Queryable, { playerId, settings, now }: Inviter) {
  const free = await inviteListFree(db, {
    inviterId: playerId,
    place: key,
    from: instant(0),
    until: instant(now + 1),
    countMax: friendsAtOnce,
    shares: settings.shares,
  })
  const isDue = ({ validAt }: FreeInvite) => claimableAt(validAt, settings.holdHours) <= now
  return { due: free.filter(isDue), held: free.filter((friend) => !isDue(friend)) }
}

/** How many friends count for the stages, and which stages were claimed. */
export async function stagesOf(db: Queryable, playerId: bigint) {
  const [friends, claims] = await Promise.all([inviteCountUsed(db, playerId, key), claimList(db, playerId, key)])
  const claimed = claims.flatMap(({ claimKey }) => (claimKey.startsWith('stage:') ? [Number(claimKey.slice(6))] : []))
  return { friends, claimed: new Set(claimed) }
}

type FriendCash = { readonly cash: Centavos; readonly share: Centavos }

/** The reward for a friend: fixed cash, and a share of the first deposit. */
export async function cashOf(db: Queryable, settings: Agent5Settings, inviteeId: bigint): Promise<FriendCash> {
  const first = await firstDepositOf(db, inviteeId)
  return { cash: settings.perValid, share: shareOf(settings, first?.amount ?? zeroCentavos) }
}

export const sumOfCash = ({ cash, share }: FriendCash): Centavos => addCentavos(cash, share)

export const itemsOf = ({ cash, share }: FriendCash, { cashBetRate: betRate }: Agent5Settings): RewardItem[] =>
  [cash, share].filter((amount) => amount > 0n).map((amount) => ({ id: coinItem, count: Number(amount), betRate }))

/** Whether something can be claimed, for the red dot, without writing. */
export async function hasSomething(db: Queryable, inviter: Inviter): Promise<boolean> {
  const { settings, playerId } = inviter
  const [{ due }, { friends, claimed }] = await Promise.all([friendsToClaim(db, inviter), stagesOf(db, playerId)])
  if (due.length > 0) return true
  return settings.stages.some(({ need }) => friends >= need && !claimed.has(need))
}
