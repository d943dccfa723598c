import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Language, preferredLanguage } from '#core/language/language.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import {
  type FreeRounds,
  type OpenedSession,
  type PlayAnswer,
  requests,
  rgsPrefix,
  type RgsAnswers,
  type RgsCall,
} from '../contract.ts'
import { refusalText, type RgsRefusal } from '../rgs-refusals.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { accountFind } from './account.store.ts'
import { closeWheel, jackpotNews, jackpotsOf } from './jackpots/jackpot-news.ts'
import { driveRound } from './drive-round.ts'
import { freeRoundListUsable } from './free-round.store.ts'
import { liveSeed, seedInfo } from './keep-seed.ts'
import { openDemo, openReal } from './open-session.ts'
import { type Player, playerOf, sessionOf, visitorOf } from './player.ts'
import { readBalance } from './read-balance.ts'
import { readReplay } from './replay/read-replay.ts'
import { watchPublicRound } from './replay/public-round.ts'
import { watchRound } from './replay/watch-round.ts'
import { RgsRefused } from './rgs-refused.ts'
import { roundView } from './round-view.ts'
import { roundFind, roundFindByRequest, roundFindLatest } from './round.store.ts'
import { rotateSeed } from './rotate-seed.ts'
import { showHistory } from './show-history.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { leftFlight, placed, seated } from './tables/answer-table.ts'
import { listSlips } from './tables/list-slips.ts'
import { takeSeat } from './seas/take-seat.ts'
import { seedOf, tableHistory } from './tables/table-history.ts'
import { tableRoundFindLatest } from './tables/table-round.store.ts'
import { watchTicket } from './tables/watch-ticket.ts'
import { titleInfo } from './title-info.ts'
import { createVisitorGate } from './visitor-gate.ts'
import { writeMove } from './write-move.ts'
import { writeRound } from './write-round.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'

type Input<C extends RgsCall> = v.InferOutput<(typeof requests)[C]>
type CallRequest<C extends RgsCall> = { readonly input: Input<C>; readonly request: FastifyRequest }
type CallAnswerers = { readonly [C in RgsCall]: (call: CallRequest<C>) => Promise<RgsAnswers[C]> }

/** Serves what games' pages ask. A refusal is 409 with its name and words; no session is 401. */
export function registerRgsRoutes(server: FastifyInstance, needs: StudioDependencies): void {
  const answering = answersOf(needs)
  for (const name of Object.keys(requests).filter(isCall)) {
    server.post(rgsPrefix + name, (request, reply) => answerCall(answering, { name, request, reply }))
  }
}

const isCall = (name: string): name is RgsCall => Object.hasOwn(requests, name)

type RgsRequest<C extends RgsCall> = {
  readonly name: C
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answerCall<C extends RgsCall>(answering: CallAnswerers, { name, request, reply }: RgsRequest<C>) {
  const refuse = (refusal: RgsRefusal) =>
    reply
      .code(refusal === 'sessionEnded' ? 401 : 409)
      .send({ refusal, message: refusalText(refusal)[languageOf(request)] })
  reply.header('cache-control', 'no-store')
  const parsed = v.safeParse<v.GenericSchema<unknown, Input<C>>>(schemaOf(name), request.body ?? {})
  if (!parsed.success) return refuse('badRequest')
  try {
    return await reply.send(await answering[name]({ input: parsed.output, request }))
  } catch (error) {
    if (error instanceof RgsRefused) return refuse(error.refusal)
    throw error
  }
}

const schemaOf = <C extends RgsCall>(name: C) => requests[name] as unknown as v.GenericSchema<unknown, Input<C>>

/** A game's page names its own language with every call, whatever the browser prefers. */
const languageOf = ({ headers }: FastifyRequest): Language => preferredLanguage(headers['accept-language'])

function answersOf(needs: StudioDependencies): CallAnswerers {
  const { db } = needs
  const player = (request: FastifyRequest): Promise<Player> => playerOf(needs, tokenOf(request))
  const visitor = (request: FastifyRequest) => visitorOf(needs, tokenOf(request))
  const admit = createVisitorGate(needs.clock)
  return {
    open: async ({ input, request }) => {
      if (!admit(ipOf(request))) throw new RgsRefused('tooFast')
      const title = needs.titles.get(input.game) ?? needs.tables.get(input.game)
      if (title === undefined) throw new RgsRefused('gameNotFound')
      const device = String(request.headers['user-agent'] ?? '').slice(0, 200)
      const token = await (input.mode === 'demo'
        ? openDemo(needs, title, input.demoToken)
        : openReal(needs, title, { launchToken: input.launchToken, ip: ipOf(request), device }))
      const { clientSeed } = input
      return resumed(needs, await visitorOf(needs, token), { token, language: languageOf(request), clientSeed })
    },
    resume: async ({ request }) =>
      resumed(needs, await visitor(request), { token: tokenOf(request), language: languageOf(request) }),
    play: async ({ input, request }) => {
      const bet = { player: await player(request), request: input }
      const roundId = await db.transaction((tx) => writeRound(tx, needs, bet))
      return played(needs, bet.player, roundId)
    },
    move: async ({ input, request }) => {
      const move = { player: await player(request), request: input }
      await db.transaction((tx) => writeMove(tx, needs, move))
      return played(needs, move.player, input.round)
    },
    round: async ({ input, request }) => roundNow(needs, await player(request), input.requestId),
    balance: async ({ request }) => ({ balance: (await readBalance(needs, await visitor(request))) ?? 0 }),
    history: async ({ input: { before }, request }) => {
      const session = await sessionOf(needs, tokenOf(request))
      const table = needs.tables.get(session.gameCode)
      return table === undefined
        ? showHistory(needs, await player(request), before)
        : tableHistory(needs, { session, table }, before)
    },
    place: async ({ input, request }) => placed(needs, await sessionOf(needs, tokenOf(request)), input),
    cashOut: async ({ input, request }) => leftFlight(needs, await sessionOf(needs, tokenOf(request)), input),
    seat: async ({ input, request }) => seated(needs, await sessionOf(needs, tokenOf(request)), input),
    sit: async ({ request }) => {
      const caller = await player(request)
      return db.transaction((tx) => takeSeat(tx, needs, caller))
    },
    slips: async ({ request }) => listSlips(needs, await sessionOf(needs, tokenOf(request))),
    watch: async ({ input, request }) => watchRound(needs, await sessionOf(needs, tokenOf(request)), input.round),
    watchPublic: async ({ input, request }) => watchPublicRound(needs, await sessionOf(needs, tokenOf(request)), input),
    replay: async ({ input, request }) => {
      if (!admit(ipOf(request))) throw new RgsRefused('tooFast')
      return readReplay(needs, { ...input, language: languageOf(request) })
    },
    wheelShown: async ({ input, request }) => closeWheel(needs, await sessionOf(needs, tokenOf(request)), input.round),
    rotate: async ({ input, request }) => {
      const caller = await player(request)
      return db.transaction((tx) => rotateSeed(tx, needs, { player: caller, clientSeed: input.clientSeed }))
    },
  }
}

const tokenOf = ({ headers }: FastifyRequest): string => (headers.authorization ?? '').replace(/^Bearer /, '')

async function played(needs: StudioDependencies, player: Player, roundId: string): Promise<PlayAnswer> {
  const settledBalance = await driveRound(needs, roundId, 'request')
  const round = await roundFind(needs.db, roundId)
  if (round === undefined) throw new RgsRefused('noRound')
  const balance =
    settledBalance ?? (player.session.walletSessionSealed === null ? await readBalance(needs, player) : null)
  return { round: await roundView(needs.db, round), balance, ...(await jackpotNews(needs, player, roundId)) }
}

/** How a round stands whose answer was lost. */
async function roundNow(needs: StudioDependencies, player: Player, requestId: string): Promise<PlayAnswer> {
  const round = await roundFindByRequest(needs.db, player.session.accountId, requestId)
  if (round === undefined) throw new RgsRefused('noRound')
  const jackpots = await jackpotNews(needs, player, round.id)
  return { round: await roundView(needs.db, round), balance: await readBalance(needs, player), ...jackpots }
}

type Resumption = {
  readonly token: string
  readonly language: Language
  /** For an account that has no seed yet. */
  readonly clientSeed?: string | undefined
}

/** The session as it stands, with the round that was interrupted, or else the last one. */
async function resumed(
  needs: StudioDependencies,
  player: Player<TitleFacts>,
  { token, language, clientSeed }: Resumption,
): Promise<OpenedSession> {
  const { db, clock } = needs
  const { session, title } = player
  const account = await accountFind(db, session.accountId)
  if (account.sessionId !== session.id) throw new RgsRefused('sessionEnded')
  // At a table the public round continues by itself; the player's part in it is the seat.
  const table = needs.tables.get(title.code)
  const round = table === undefined ? await roundFindLatest(db, account.id, title.code) : undefined
  const info = titleInfo(title, {
    ...needs,
    spinMsMin: session.spinMsMin,
    language,
    sellsBonus: session.sellsBonus,
  })
  return {
    token,
    mode: account.kind,
    nickname: account.nickname,
    balance: (await readBalance(needs, player)) ?? 0,
    realityCheckSec: session.realityCheckSec,
    autoRoundsMax: session.autoRoundsMax,
    watch: account.kind === 'real' ? watchTicket(needs.hashToken, account.id, clock.now()) : null,
    title: session.stakeMax === null ? info : withinLimit(info, session.stakeMax),
    seed:
      table === undefined
        ? seedInfo(await liveSeed(db, needs, { accountId: account.id, now: clock.now(), clientSeed }))
        : seedOf(await tableRoundFindLatest(db, table.code)),
    round: round === undefined ? null : await roundView(db, round),
    freeRounds: table === undefined ? await freeRoundsOf(needs, player) : [],
    ...(await jackpotsOf(needs, player)),
  }
}

const withinLimit = (info: OpenedSession['title'], stakeMax: bigint): OpenedSession['title'] => ({
  ...info,
  stakes: info.stakes.filter((stake) => BigInt(stake) <= stakeMax),
  ...(info.limits === undefined
    ? {}
    : { limits: { ...info.limits, round: Math.min(info.limits.round, Number(stakeMax)) } }),
  ...(info.bonusBuy === undefined
    ? {}
    : { bonusBuy: { ...info.bonusBuy, priceMost: Math.min(info.bonusBuy.priceMost, Number(stakeMax)) } }),
})

async function freeRoundsOf({ db, clock }: StudioDependencies, { session }: Player<TitleFacts>): Promise<FreeRounds[]> {
  const { accountId, gameCode } = session
  const grants = await freeRoundListUsable(db, { accountId, gameCode, now: clock.now() })
  return grants.map(({ id, stake, roundsLeft, expiresAt }) => ({
    id,
    stake: toWireCentavos(stake),
    left: roundsLeft,
    expiresAt: new Date(expiresAt).toISOString(),
  }))
}
