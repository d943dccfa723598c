import { addCredit } from './add-credit.ts'
import { alwaysHolds } from './always.ts'
import { deliver, deliveryActs } from './delivery-acts.ts'
import { finallyHolds } from './finally.ts'
import { drain, productActs } from './product-acts.ts'
import { openSession } from './open-session.ts'
import { ordersHold } from './payments/learn-credits.ts'
import { drainPayments, paymentActs } from './payments/payment-acts.ts'
import { common, providerActs } from './provider-acts.ts'
import { newSimPlayer } from './sim-player.ts'
import { gameTypes, provider, type SimulatedDeployment } from './simulated-deployment.ts'
import type { Act, Step } from './step.ts'
import { Violation } from './violation.ts'
import { noticeStates } from './sometimes.ts'
import { newId, type Performance, pick, type World } from './world.ts'

export type SimulationResult = {
  /** What happened, one line for each step that was taken. */
  readonly story: readonly string[]
  readonly seen: ReadonlySet<string>
  /** Undefined: everything held that always holds. */
  readonly violation: string | undefined
}

const performances: Readonly<Record<Act, Performance>> = {
  ...providerActs,
  ...deliveryActs,
  ...productActs,
  ...paymentActs,
}

/** Takes the steps in a deployment in which nothing has happened, and ends at the first thing that does not hold. */
export async function simulate(deployment: SimulatedDeployment, steps: readonly Step[]): Promise<SimulationResult> {
  const story: string[] = []
  const world = await newWorld(deployment)
  const violation = await violationIn(world, steps, story)
  return { story, seen: world.seen, violation }
}

const startCoin = 1_000

async function newWorld(deployment: SimulatedDeployment): Promise<World> {
  const players = []
  for (const type of gameTypes) players.push(newSimPlayer(await deployment.newPlayer(), type))
  const start = deployment.clock.now()
  const world: World = {
    deployment,
    players,
    outgoing: [],
    answered: [],
    seen: new Set(),
    credited: new Set(),
    start,
    lastId: 0,
  }
  for (const player of players) {
    await openSession({ db: deployment.db, wallet: deployment.wallets[0], now: start }, player)
    const gift = {
      id: newId(world, 'start'),
      amount: startCoin,
      rate: 0,
      terms: { kind: 'deposit' },
      now: start,
    } as const
    await deployment.db.transaction((tx) => addCredit(tx, player.id, gift))
    player.wallet.state.coin += startCoin
  }
  // A wallet that meets a player for the first time looks whether there is one, and others would overtake.
  for (const { id, session } of players) {
    for (const wallet of deployment.wallets)
      await wallet.perform(provider, 'balance', { ...common, playerId: String(id), session })
  }
  return world
}

async function violationIn(world: World, steps: readonly Step[], story: string[]): Promise<string | undefined> {
  try {
    for (const [index, step] of steps.entries()) {
      story.push(`${index + 1}. ${step.act}`)
      const player = pick(world.players, step.player)
      if (player === undefined) throw new Error('nobody plays')
      const came = await performances[step.act]({ world, player, numbers: step.numbers })
      story[story.length - 1] = `${index + 1}. ${player.type} player, ${step.act}: ${came}`
      await alwaysHolds(world)
      await ordersHold(world)
      noticeStates(world)
    }
    story.push('in the end everything is said and heard')
    await deliverRemaining(world)
    await drainPayments(world)
    await drain(world, unbroken)
    await alwaysHolds(world)
    await ordersHold(world)
    await finallyHolds(world)
    return undefined
  } catch (error) {
    return error instanceof Violation ? error.message : String(error instanceof Error ? error.stack : error)
  }
}

// No crash has this number.
const unbroken = 8

async function deliverRemaining(world: World): Promise<void> {
  while (world.outgoing.length > 0) await deliver(world, world.outgoing.splice(0, 8), { wallet: 0 })
}
