import { startGame } from '#features/play/game-launch/contract.ts'
import { newId } from '#tests/support/test-game-provider.ts'
import { tryAs } from './ask-as.ts'
import { meansOf } from './habits.ts'
import { faultyGame, gameOf, monthGames, winOf } from './month-games.ts'
import { type MonthPlayer, notePlay } from './month-player.ts'
import type { MonthHouse } from './open-house.ts'
import type { MonthDiary } from './month-diary.ts'
import { isFaultyDay } from './plan-month.ts'

type Sitting = { readonly code: string; readonly rounds: number; readonly stakeOf: () => number }

const limitOfPlay = 8

/** Opens a game by the lobby's own call and plays rounds by the wallet's signed protocol, as long as there is money. */
export async function playRounds(
  house: MonthHouse,
  player: MonthPlayer,
  diary: MonthDiary,
  sitting?: Partial<Sitting>,
) {
  const { stakes, rounds } = meansOf(player, diary.day)
  const stakeOf = () => stakes[player.draw(stakes.length)] ?? 0
  const code = monthGames[player.draw(monthGames.length)]?.code ?? faultyGame
  const sat: Sitting = { code, rounds, stakeOf, ...sitting }
  const session = await sitDown(house, player, diary, sat.code)
  if (session === undefined) return
  for (let round = 0; round < sat.rounds; round += 1) {
    const stake = sat.stakeOf()
    if (stake <= 0 || BigInt(stake) > player.coin) return
    if (!(await playRound(house, player, { session, code: sat.code, stake, day: diary.day }))) {
      diary.note('a limit of play reached')
      return
    }
    diary.rounds += 1
  }
}

/** The session in a game, or undefined if it is closed for maintenance, which only the faulty one may be. */
async function sitDown(house: MonthHouse, player: MonthPlayer, diary: MonthDiary, code: string) {
  const body = await tryAs(house, player, startGame, { gameId: house.gameIds.get(code) ?? 0 })
  if (body.errcode === startGame.refusals.gameInMaintenance && code === faultyGame) {
    diary.note('a paused game refused')
    return undefined
  }
  if (body.errcode === startGame.refusals.limitReached && player.habit === 'limited') {
    diary.note('a limit of play reached')
    return undefined
  }
  if (body.errcode !== 0) throw new Error(`player ${player.index} could not start ${code}: ${JSON.stringify(body)}`)
  const launchToken = new URL(String(body.url)).searchParams.get('lt') ?? ''
  const { session } = await house.studio.ask('authenticate', { launchToken, gameCode: code })
  if (session === undefined) throw new Error(`no session in ${code}`)
  return session
}

type Round = { readonly session: string; readonly code: string; readonly stake: number; readonly day: number }

/** False: the player's own limit ends the sitting. */
async function playRound({ studio, plan }: MonthHouse, player: MonthPlayer, { session, code, stake, day }: Round) {
  const named = { playerId: String(player.id), gameCode: code, roundId: newId('month') }
  const bet = await studio.ask('bet', { ...named, session, txId: newId('bet'), amount: stake })
  if (bet.code === limitOfPlay && player.habit === 'limited') return false
  if (bet.code !== 0) throw new Error(`a bet of player ${player.index} was answered ${JSON.stringify(bet)}`)
  const amount = winOf(code, stake, { draw: player.draw, isFaulty: isFaultyDay(plan, day) })
  const win = await studio.ask('win', { ...named, txId: newId('win'), amount, endRound: true })
  if (win.code !== 0) throw new Error(`a win of player ${player.index} was answered ${JSON.stringify(win)}`)
  notePlay(player, gameOf(code).type, { stake, win: amount })
  return true
}
