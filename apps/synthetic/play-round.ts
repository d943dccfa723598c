import { randomUUID } from 'node:crypto'
import { exitGame, startGame } from '#features/play/game-launch/contract.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { getWithdrawalTerms } from '#features/cashier/withdrawal/contract.ts'
import { type RgsAnswers, type RgsCall, type RgsRequest, rgsPrefix } from '#games/rgs/contract.ts'
import { done, skipped, type StepOutcome, type Visit } from './step.ts'
import { until } from './until.ts'
import { StepFailed, type Visitor } from './visitor.ts'

/** Refusals that follow from the account or from what the operator has closed. */
const allowed: readonly string[] = ['gameUnavailable', 'gameInMaintenance', 'kycNeeded', 'limitReached']
// A dice game of one step: it feeds no jackpot, so that the player can win none from others.
const choice = { side: 'over', chance: 50 }
const endsMs = 20_000

/** One round in a game of the studio, from the tile to the balance after it. */
export async function playRound({ visitor, lobby, settings }: Visit): Promise<StepOutcome> {
  const game = lobby.games.find(({ name }) => name === settings.game)
  if (game === undefined) return skipped('gameNotOffered')
  if ((await visitor.ask(getPlayer, {})).coin === 0) return skipped('noMoney')
  const started = await visitor.attempt(startGame, { gameId: game.id })
  if (started.kind === 'refusal') {
    if (allowed.includes(started.name)) return skipped(started.name)
    throw new StepFailed(`${startGame.path} was refused: ${started.name}`)
  }
  const balance = await betOnce(await openPage(started.body.url), await stakeWished(visitor))
  await visitor.ask(exitGame, {})
  const { coin } = await visitor.ask(getPlayer, {})
  if (coin !== balance) throw new StepFailed(`the game says ${balance} centavos, and the lobby ${coin}`)
  return done
}

/** A playthrough that is open is played in one bet, so that a deposit can be withdrawn. */
const stakeWished = async ({ ask }: Visitor): Promise<number> => (await ask(getWithdrawalTerms, {})).turnover.remaining

type GamePage = { readonly ask: GameAsk; readonly opened: RgsAnswers['open'] }
type GameAsk = <C extends RgsCall>(call: C, request: RgsRequest<C>) => Promise<RgsAnswers[C]>

async function openPage(launchUrl: string): Promise<GamePage> {
  const { origin, searchParams } = new URL(launchUrl)
  const [game, launchToken] = [searchParams.get('game'), searchParams.get('lt')]
  if (game === null || launchToken === null) throw new StepFailed('the address of the game lacks game or launch token')
  let token = ''
  const ask: GameAsk = (call, request) => askGame(origin + rgsPrefix + call, token, request)
  const opened = await ask('open', { mode: 'real', game, launchToken })
  token = opened.token
  return { ask, opened }
}

/** The balance after the round. */
async function betOnce({ ask, opened }: GamePage, wished: number): Promise<number> {
  const stakes = opened.title.stakes.toSorted((a, b) => a - b).filter((stake) => stake <= opened.balance)
  const stake = stakes.find((each) => each >= wished) ?? stakes.at(-1)
  if (stake === undefined) throw new StepFailed(`${opened.balance} centavos are less than the smallest bet`)
  const requestId = randomUUID()
  let answer = await ask('play', { requestId, stake, choice })
  return until(
    async () => {
      const { round, balance } = answer
      if (round.state === 'over' && balance !== null) return balance
      if (round.state !== 'pending') throw new StepFailed(`the round is ${round.state} ${round.refusal ?? ''}`.trim())
      answer = await ask('round', { requestId })
      return undefined
    },
    { forMs: endsMs, what: 'the round did not end' },
  )
}

const timeoutMs = 15_000

async function askGame<C extends RgsCall>(url: string, token: string, request: RgsRequest<C>): Promise<RgsAnswers[C]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (response === undefined) throw new StepFailed(`${url} cannot be reached`)
  if (response.status !== 200) throw new StepFailed(`${url} answered ${response.status}`)
  // The studio's answers are proven against its contract by the studio's own tests.
  return (await response.json()) as RgsAnswers[C]
}
