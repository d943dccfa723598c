import { hours, wholeSeconds } from '#core/clock/duration.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import { centavosFromNumber, pesos } from '#core/money/centavos.ts'
import type { AuthenticatedPlayer } from '#games/protocol/answer.ts'
import { glwCode } from '#games/protocol/codes.ts'
import { readDemoToken } from '#games/protocol/server/demo-token.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { accountInsertDemo, accountSetSession, accountUpsertReal } from './account.store.ts'
import { freeRoundReplace } from './free-round.store.ts'
import { sealWalletSession } from './player.ts'
import { RgsRefused } from './rgs-refused.ts'
import { type Session, sessionInsert } from './session.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

export type Visitor = { readonly ip: string; readonly device: string }

const demoBalance = pesos(10_000n)
const demoRealityCheckSec = wholeSeconds(hours(1))

/**
 * A session with play money, by its token: without sign-in, and without the wallet. The lobby decides who may try
 * games, and has signed the token.
 */
export async function openDemo(needs: StudioDependencies, title: TitleFacts, demoToken: string): Promise<string> {
  const now = needs.clock.now()
  const demo = readDemoToken(needs.walletKey, demoToken, { gameCode: title.code, now })
  if (typeof demo === 'string') throw new RgsRefused(demo)
  const nickname = 'Guest'
  return open(needs, title, now, {
    accountId: await accountInsertDemo(needs.db, { nickname, balance: demoBalance, now }),
    walletSessionSealed: null,
    stakeMax: null,
    realityCheckSec: demoRealityCheckSec,
    spinMsMin: 0,
    autoRoundsMax: 0,
    sellsBonus: demo.sellsBonus,
  })
}

/** Exchanges a launch token for a session, once. An earlier session of this account ends. */
export async function openReal(
  needs: StudioDependencies,
  title: TitleFacts,
  { launchToken, ip, device }: Visitor & { readonly launchToken: string },
): Promise<string> {
  const now = needs.clock.now()
  const reply = await needs.wallet.ask('authenticate', {
    reqId: newToken().slice(0, 22),
    currency: 'PHP',
    ts: new Date(now).toISOString(),
    gameCode: title.code,
    launchToken,
    ip,
    device,
  })
  if (reply.kind !== 'answered') throw new RgsRefused('walletAway')
  const { answer, player } = reply
  if (answer.code !== glwCode.ok || player === undefined) {
    throw new RgsRefused(answer.code === glwCode.playerBlocked ? 'playStopped' : 'launchRefused')
  }
  const { playerId, nickname, publicName, session, limits, realityCheckSec, freeRounds } = player
  const accountId = await accountUpsertReal(needs.db, { playerId, nickname, publicName, now })
  await needs.db.transaction((tx) =>
    freeRoundReplace(tx, { accountId, gameCode: title.code, grants: freeRounds.map(grantOf) }),
  )
  return open(needs, title, now, {
    accountId,
    walletSessionSealed: sealWalletSession(needs, { playerId, session }),
    stakeMax: limits.betMax === null ? null : centavosFromNumber(limits.betMax),
    realityCheckSec,
    spinMsMin: limits.spinMsMin,
    autoRoundsMax: limits.autoRoundsMax,
    sellsBonus: limits.bonusBuy,
  })
}

const grantOf = ({ freeRoundId, gameCode, rounds, stake, expiresAt }: AuthenticatedPlayer['freeRounds'][number]) => ({
  id: freeRoundId,
  gameCode,
  stake: centavosFromNumber(stake),
  roundsLeft: rounds,
  expiresAt: instant(Date.parse(expiresAt)),
})

type NewSession = Pick<
  Session,
  'accountId' | 'walletSessionSealed' | 'stakeMax' | 'realityCheckSec' | 'spinMsMin' | 'autoRoundsMax' | 'sellsBonus'
>

async function open(needs: StudioDependencies, title: TitleFacts, now: Instant, opening: NewSession): Promise<string> {
  const token = newToken()
  const tokenHash = needs.hashToken(token)
  await needs.db.transaction(async (tx) => {
    const sessionId = await sessionInsert(tx, { ...opening, tokenHash, gameCode: title.code, openedAt: now })
    await accountSetSession(tx, opening.accountId, sessionId)
  })
  return token
}
