import { glwCode, type GlwCodeName, type TxState } from '#games/protocol/codes.ts'
import type { OperationRequest } from '#games/protocol/operations.ts'
import { endRound, newSlowRound, type SlowRound, voidRound } from './slow-round.ts'

/** Operations that move money or end rounds, as a provider sends them. */
export type WalletCall = { readonly [O in MovingOp]: { readonly op: O; readonly body: OperationRequest<O> } }[MovingOp]
export type MovingOp = 'bet' | 'win' | 'betwin' | 'rollback' | 'endround' | 'promo' | 'adjust'

export type SlowAnswer = {
  readonly code: number
  readonly state: TxState | null
  readonly dup: boolean
  readonly balance: number
}

/** Rollbacks of unknown bets leave these. */
type SlowTx = {
  kind: 'bet' | 'tip' | 'win' | 'jackpot' | 'other'
  roundId: string | undefined
  amount: number
  state: TxState
  isSettled: boolean
}

type StoredDecision = { readonly sameness: string; readonly answer: Decision }
type Decision = { readonly code: GlwCodeName; readonly state: TxState | null; readonly dup: boolean }

/** One player, as far as the protocol asks. */
export type SlowWalletState = {
  coin: number
  debt: number
  isStopped: boolean
  /** What games brought less what they took. */
  net: number
  /** The total loss limit; undefined for none. */
  lossMax: number | undefined
  /** Sessions that bets are taken with, by their token, and until when. */
  sessions: Map<string, number>
  txs: Map<string, SlowTx>
  rounds: Map<string, SlowRound>
  used: Map<string, StoredDecision>
  /** Published results of ended rounds, in order. */
  published: RoundEvent[]
}

export type RoundEvent = {
  readonly topic: 'closed' | 'corrected' | 'voided'
  readonly round: SlowRound
  readonly largestBet: number
  readonly at: number
}

export const lateWinMs = 2 * 3_600_000
const sweptAfterMs = 24 * 3_600_000

/** The protocol's rules for one player once more, one operation after the other, as plainly as they can be written. */
export class SlowWallet {
  state: SlowWalletState

  constructor(coin: number) {
    const maps = { sessions: new Map(), txs: new Map(), rounds: new Map(), used: new Map() }
    this.state = { coin, debt: 0, net: 0, isStopped: false, lossMax: undefined, published: [], ...maps }
  }

  /** Another wallet in the same state, to try an order of operations on. */
  copy(): SlowWallet {
    const copy = new SlowWallet(0)
    copy.state = structuredClone(this.state)
    return copy
  }

  do(call: WalletCall, now: number): SlowAnswer {
    const { code, state, dup } = this.#decide(call, now)
    return { code: glwCode[code], state, dup, balance: this.state.coin }
  }

  /** Rounds in which nothing is at stake end by themselves after a day. */
  sweep(now: number): void {
    for (const round of this.state.rounds.values()) {
      if (round.state === 'OPEN' && round.bets === 0 && round.openedAt < now - sweptAfterMs)
        Object.assign(round, { state: 'VOIDED', endedAt: now })
    }
  }

  #decide(call: WalletCall, now: number): Decision {
    const id = txIdOf(call)
    const used = this.state.used.get(id)
    if (used !== undefined) return this.#again(used, call)
    const decision = this.#first(call, now)
    if (decision.state !== null) {
      this.#use(id, call, decision)
      if (call.op === 'betwin') this.#use(call.body.winTxId, call, decision)
    }
    return decision
  }

  #use(id: string, call: WalletCall, answer: Decision): void {
    this.state.used.set(id, { sameness: samenessOf(call), answer })
  }

  #again({ sameness, answer }: StoredDecision, call: WalletCall): Decision {
    if (answer.state === 'TOMBSTONE') return answer
    if (sameness !== samenessOf(call)) return refused('duplicateMismatch')
    const isTakenBack = this.state.txs.get(txIdOf(call))?.state === 'ROLLED_BACK'
    return isTakenBack ? { code: 'txCancelled', state: 'ROLLED_BACK', dup: true } : { ...answer, dup: true }
  }

  #first(call: WalletCall, now: number): Decision {
    switch (call.op) {
      case 'bet':
        return this.#bet(call.body, now)
      case 'betwin':
        return this.#betwin(call.body, now)
      case 'win':
        return this.#win(call.body, now)
      case 'rollback':
        return call.body.scope === 'ROUND' ? this.#rollbackRound(call.body, now) : this.#rollbackBet(call.body, now)
      case 'endround':
        return this.#endround(call.body, now)
      case 'promo':
        this.state.coin += call.body.amount
        return this.#remember(call.body.txId)
      case 'adjust':
        return this.#adjust(call.body)
    }
  }

  #bet(bet: OperationRequest<'bet'>, now: number): Decision {
    const refusal = this.#refuseBet({ ...bet, stake: bet.amount }, now)
    const kind = bet.betType === 'TIP' ? 'tip' : 'bet'
    const { txId, roundId, amount } = bet
    if (refusal !== undefined) return this.#reject(refusal, { txId, roundId, amount })
    const round = this.#open(bet, now)
    this.#stake(round, { txId, amount, kind })
    if (bet.freeRoundId !== undefined) round.isFree = true
    if (bet.endRound === true) this.#end(round, now)
    return applied
  }

  #betwin(pair: OperationRequest<'betwin'>, now: number): Decision {
    const { betTxId, winTxId, betAmount, winAmount, roundId } = pair
    if (this.state.used.has(winTxId)) return refused('duplicateMismatch')
    const refusal = this.#refuseBet({ ...pair, stake: betAmount }, now)
    if (refusal !== undefined) {
      this.state.txs.set(winTxId, { kind: 'win', roundId, amount: winAmount, state: 'REJECTED', isSettled: false })
      return this.#reject(refusal, { txId: betTxId, roundId, amount: betAmount })
    }
    const round = this.#open(pair, now)
    this.#stake(round, { txId: betTxId, amount: betAmount, kind: 'bet' }).isSettled = true
    this.#pay(round, { txId: winTxId, amount: winAmount, kind: 'win' })
    if (pair.endRound !== false) this.#end(round, now)
    return applied
  }

  #refuseBet(
    bet: { readonly session?: string | undefined; readonly roundId: string; readonly stake: number },
    now: number,
  ): GlwCodeName | undefined {
    const { isStopped, lossMax, net, coin, rounds } = this.state
    const refusal = bet.session === undefined ? undefined : this.#refuseSession(bet.session, now)
    if (refusal !== undefined) return refusal
    if (isStopped) return 'playerBlocked'
    const state = rounds.get(bet.roundId)?.state
    if (state === 'VOIDED') return 'txCancelled'
    if (state === 'CLOSED') return 'roundClosed'
    if (lossMax !== undefined && bet.stake > lossMax + net) return 'limitReached'
    return bet.stake > coin ? 'insufficientFunds' : undefined
  }

  #refuseSession(session: string, now: number): GlwCodeName | undefined {
    const until = this.state.sessions.get(session)
    if (until === undefined) return 'sessionInvalid'
    return until > now ? undefined : 'sessionExpired'
  }

  #reject(code: GlwCodeName, bet: { txId: string; roundId: string; amount: number }): Decision {
    const { txId, roundId, amount } = bet
    this.state.txs.set(txId, { kind: 'bet', roundId, amount, state: 'REJECTED', isSettled: false })
    return { code, state: 'REJECTED', dup: false }
  }

  #win(win: OperationRequest<'win'>, now: number): Decision {
    const round = this.state.rounds.get(win.roundId)
    const bet = this.state.txs.get(win.betTxId ?? '')
    const refusal = refuseWin(win, { bet, round, now })
    if (refusal !== undefined || round === undefined) return refused(refusal ?? 'betNotFound')
    this.#pay(round, { ...win, kind: win.winType === 'JACKPOT' ? 'jackpot' : 'win' })
    if (bet === undefined) round.unnamedWins++
    else bet.isSettled = true
    if (round.state === 'CLOSED') this.#correct(round, now)
    else if (win.endRound === true) this.#end(round, now)
    return applied
  }

  #rollbackBet(back: OperationRequest<'rollback'>, now: number): Decision {
    const ref = back.refTxId ?? ''
    const bet = this.state.txs.get(ref)
    if (bet === undefined) return this.#bury(ref, back)
    if (!isBet(bet)) return refused('betNotFound')
    if (bet.state === 'REJECTED') return this.#remember(back.txId)
    if (bet.state !== 'APPLIED') return { ...this.#remember(back.txId), dup: true }
    const round = this.#round(bet.roundId)
    if (bet.isSettled || round.unnamedWins > 0) return refused('txAlreadySettled')

    bet.state = 'ROLLED_BACK'
    this.#earn(bet.amount)
    round.stake -= bet.amount
    if (bet.kind === 'tip') round.tips -= bet.amount
    round.bets--
    round.cancelled++
    if (round.state === 'CLOSED') this.#correct(round, now)
    return this.#remember(back.txId)
  }

  /** A bet that has not arrived yet will find its id used up. */
  #bury(ref: string, { txId, roundId }: OperationRequest<'rollback'>): Decision {
    this.state.txs.set(ref, { kind: 'bet', roundId, amount: 0, state: 'TOMBSTONE', isSettled: false })
    const answer = { code: 'txCancelled', state: 'TOMBSTONE', dup: false } as const
    this.state.used.set(ref, { sameness: 'tombstone', answer })
    return this.#remember(txId)
  }

  #rollbackRound(back: OperationRequest<'rollback'>, now: number): Decision {
    const roundId = back.roundId ?? ''
    const round = this.state.rounds.get(roundId)
    if (round?.state === 'VOIDED') return { ...this.#remember(back.txId), dup: true }
    if (round === undefined) {
      const fresh = newSlowRound(roundId, now)
      voidRound(fresh, now)
      this.state.rounds.set(roundId, fresh)
      return this.#remember(back.txId)
    }
    const before = { ...round }
    for (const tx of this.state.txs.values()) if (tx.roundId === roundId && tx.kind !== 'other') this.#takeBack(tx)
    this.#oweWhatIsMissing()
    voidRound(round, now)
    if (before.state === 'CLOSED') this.#tell('voided', { ...before, revision: ++round.revision }, now)
    return this.#remember(back.txId)
  }

  #takeBack(tx: SlowTx): void {
    if (tx.state !== 'APPLIED') return
    tx.state = 'ROLLED_BACK'
    this.#earn(isBet(tx) ? tx.amount : -tx.amount)
  }

  #endround(end: OperationRequest<'endround'>, now: number): Decision {
    const round = this.state.rounds.get(end.roundId)
    if (round === undefined) return refused('betNotFound')
    if (round.state === 'VOIDED') return refused('txCancelled')
    const dup = round.state === 'CLOSED'
    if (!dup) this.#end(round, now)
    return { ...this.#remember(end.txId), dup }
  }

  #adjust(adjust: OperationRequest<'adjust'>): Decision {
    const round = this.state.rounds.get(adjust.refRoundId)
    // A round that was voided before anything of it arrived was never played.
    if (round === undefined || round.bets + round.cancelled === 0) return refused('betNotFound')
    this.#earn(adjust.signedAmount)
    this.#oweWhatIsMissing()
    this.#repay(adjust.signedAmount)
    return this.#remember(adjust.txId)
  }

  #open({ roundId }: { readonly roundId: string }, now: number): SlowRound {
    const round = this.state.rounds.get(roundId) ?? newSlowRound(roundId, now)
    this.state.rounds.set(roundId, round)
    return round
  }

  #stake(round: SlowRound, bet: { txId: string; amount: number; kind: 'bet' | 'tip' }): SlowTx {
    const { txId, amount, kind } = bet
    const tx: SlowTx = { kind, roundId: round.roundId, amount, state: 'APPLIED', isSettled: false }
    this.state.txs.set(txId, tx)
    this.#earn(-amount)
    round.stake += amount
    if (kind === 'tip') round.tips += amount
    round.bets++
    return tx
  }

  #pay(round: SlowRound, win: { txId: string; amount: number; kind: 'win' | 'jackpot' }): void {
    const { txId, amount, kind } = win
    this.state.txs.set(txId, { kind, roundId: round.roundId, amount, state: 'APPLIED', isSettled: false })
    this.#earn(amount)
    if (!round.isFree) this.#repay(amount)
    round.win += amount
    round.wins++
  }

  #earn(amount: number): void {
    this.state.coin += amount
    this.state.net += amount
  }

  /** What a game pays goes to what is owed first. */
  #repay(credit: number): void {
    const repaid = Math.max(0, Math.min(credit, this.state.debt))
    this.state.coin -= repaid
    this.state.debt -= repaid
  }

  /** No balance is negative: what is missing is owed instead. */
  #oweWhatIsMissing(): void {
    if (this.state.coin >= 0) return
    this.state.debt -= this.state.coin
    this.state.coin = 0
  }

  #end(round: SlowRound, now: number): void {
    endRound(round, now)
    if (round.state === 'CLOSED') this.#tell('closed', round, now)
  }

  #correct(round: SlowRound, now: number): void {
    const before = { ...round }
    round.revision++
    if (round.bets > 0) return this.#tell('corrected', round, now)
    voidRound(round, now)
    this.#tell('voided', { ...before, revision: round.revision }, now)
  }

  #tell(topic: RoundEvent['topic'], round: SlowRound, at: number): void {
    const bets = [...this.state.txs.values()].filter((tx) => tx.kind === 'bet' && tx.state === 'APPLIED')
    const ofRound = bets.filter(({ roundId }) => roundId === round.roundId).map(({ amount }) => amount)
    this.state.published.push({ topic, round: { ...round }, largestBet: Math.max(0, ...ofRound), at })
  }

  #remember(txId: string): Decision {
    this.state.txs.set(txId, { kind: 'other', roundId: undefined, amount: 0, state: 'APPLIED', isSettled: false })
    return applied
  }

  #round(roundId: string | undefined): SlowRound {
    const round = this.state.rounds.get(roundId ?? '')
    if (round === undefined) throw new Error(`a bet was taken without a round ${roundId}`)
    return round
  }
}

const applied: Decision = { code: 'ok', state: 'APPLIED', dup: false }
const refused = (code: GlwCodeName): Decision => ({ code, state: null, dup: false })

const isBet = ({ kind }: SlowTx): boolean => kind === 'bet' || kind === 'tip'

function refuseNamedWin(bet: SlowTx | undefined, roundId: string): GlwCodeName | undefined {
  if (bet === undefined || !isBet(bet) || bet.state === 'REJECTED') return 'betNotFound'
  if (bet.state !== 'APPLIED') return 'txCancelled'
  return bet.roundId === roundId ? undefined : 'betNotFound'
}

function refuseWin(
  { betTxId, roundId }: OperationRequest<'win'>,
  { bet, round, now }: { bet: SlowTx | undefined; round: SlowRound | undefined; now: number },
): GlwCodeName | undefined {
  const refusal = betTxId === undefined ? refuseUnnamedWin(round) : refuseNamedWin(bet, roundId)
  return refusal ?? refuseWinIn(round, now)
}

function refuseWinIn(round: SlowRound | undefined, now: number): GlwCodeName | undefined {
  if (round === undefined) return 'betNotFound'
  if (round.state === 'VOIDED') return 'txCancelled'
  return round.state === 'CLOSED' && now >= round.endedAt + lateWinMs ? 'roundClosed' : undefined
}

function refuseUnnamedWin(round: SlowRound | undefined): GlwCodeName | undefined {
  if (round === undefined || (round.bets === 0 && round.cancelled === 0)) return 'betNotFound'
  return round.bets === 0 ? 'txCancelled' : undefined
}

/** The id that an operation is known by. */
export const txIdOf = (call: WalletCall): string => (call.op === 'betwin' ? call.body.betTxId : call.body.txId)

/** What a repetition has to repeat. */
function samenessOf({ op, body }: WalletCall): string {
  const { reqId: _reqId, ts: _ts, meta: _meta, ...fields } = { ...body, session: undefined }
  return `${op} ${JSON.stringify(fields)}`
}
