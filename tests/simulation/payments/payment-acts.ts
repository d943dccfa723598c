import { hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { shuffled } from '#core/draw/draw.ts'
import { crashOf } from '../delivery-acts.ts'
import { amountMax } from '../provider-acts.ts'
import { twice, wait } from '../product-acts.ts'
import type { Act } from '../step.ts'
import { newId, nowOf, type Performance, pick, type World } from '../world.ts'
import { learnCredits } from './learn-credits.ts'
import type { Payment, PaymentMessage } from './lying-payments.ts'

const insertOrder = `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount,
    act_type, is_demo, created_at, expires_at, ask_at, state, payment_id)
  values ($1, $2, 1, 'Simulated', $3, 'gcash', $4, 0, false, $5, $6, $5, $7, $8)`

/** Payments by players, and their webhooks. */
export const paymentActs = {
  order: async ({ world, player, numbers: [a, b] }) => {
    const { lying } = world.deployment.payments
    const [reference, paymentId] = [newId(world, 'SIM'), newId(world, 'payment')]
    const now = instant(nowOf(world))
    const expiresAt = addDuration(now, lying.provider.validity)
    const amount = 1 + (a % amountMax)
    // Now and then the product does not know the provider's id of the payment.
    const begun = b % 3 === 0 ? ['created', null] : ['pending', paymentId]
    const order = [reference, player.id, lying.provider.id, amount, new Date(now), new Date(expiresAt), ...begun]
    await world.deployment.db.pool.query(insertOrder, order)
    const payment = { reference, paymentId, playerId: player.id, expiresAt, isTwin: false } as const
    lying.payments.push({ ...payment, state: 'pending', paid: amount })
    return `orders ${reference} of ${amount}`
  },
  pay: ({ world, numbers: [a, b, c] }) => {
    const payment = pick(unpaid(world), a)
    if (payment === undefined) return 'nothing to pay'
    const { lying } = world.deployment.payments
    if (b % 5 === 0) payment.paid = 1 + (b % amountMax)
    if (b % 9 === 1) return webhookOf(world, payment, 'failed')
    payment.state = 'paid'
    if (c % 7 === 0) payAgain(world, payment)
    // No webhook is sent while the product still polls.
    if (c % 4 === 1 && nowOf(world) < addDuration(payment.expiresAt, hours(24))) {
      world.seen.add('a payment is told by nobody')
      return `${payment.reference} is paid, and nobody tells`
    }
    if (c % 3 === 0) lying.outgoing.push(messageOf(world, { ...payment, state: 'pending' }))
    return webhookOf(world, payment, 'paid')
  },
  tell: async ({ world, numbers: [a, b, c, d] }) => {
    const { lying } = world.deployment.payments
    const taken = lying.outgoing.splice(0, 1 + (a % 4))
    const messages = b % 2 === 0 ? shuffled(taken, seededTestDraw(b)) : taken
    const [first] = messages
    if (first === undefined) return 'nothing was paid'
    lying.awayFor = c % 5 === 0 ? 1 : 0
    if (c % 3 === 0) messages.push(...madeUp(world, c))
    if (a % 3 === 0) messages.push(first, { ...first, eventId: newId(world, 'event') })
    if (a % 3 === 0) world.seen.add('a payment is told three times at once')
    return receive(world, messages, d)
  },
  askPayments: async ({ world, numbers: [a, , , d] }) => {
    const { deployment } = world
    deployment.payments.lying.awayFor = a % 4
    await twice(world, d, () => deployment.runJob('deposit.webhooks'))
    await twice(world, d + 1, () => deployment.runJob('deposit.askProviders'))
    deployment.payments.lying.awayFor = 0
    return `orders are asked about: ${await learnCredits(world)}`
  },
} satisfies Partial<Record<Act, Performance>>

/** A payment that failed can be tried again, and one whose order is over all the same. */
const unpaid = ({ deployment }: World): Payment[] =>
  deployment.payments.lying.payments.filter(({ state, isTwin }) => state !== 'paid' && !isTwin)

function payAgain(world: World, payment: Payment): void {
  const { lying } = world.deployment.payments
  const twin = { ...payment, paymentId: newId(world, 'payment'), isTwin: true, paid: payment.paid + 1 }
  lying.payments.push(twin)
  lying.outgoing.push(messageOf(world, twin))
  world.seen.add('an order is paid twice')
}

function webhookOf(world: World, payment: Payment, state: 'failed' | 'paid'): string {
  payment.state = state
  world.deployment.payments.lying.outgoing.push(messageOf(world, payment))
  return `${payment.reference} is ${state}: ${payment.paid}`
}

const messageOf = (world: World, { reference, paymentId, state, paid }: Payment): PaymentMessage => {
  const eventId = newId(world, 'event')
  return { reference, paymentId, state, paid, eventId, isProven: world.lastId % 3 > 0 }
}

/** Anybody can send it; only the provider can sign it. */
function madeUp(world: World, number: number): PaymentMessage[] {
  const payment = pick(unpaid(world), number)
  if (payment === undefined) return []
  world.seen.add('a payment is made up')
  return [{ ...messageOf(world, { ...payment, state: 'paid', paid: payment.paid + 1 }), isProven: false }]
}

async function receive(world: World, messages: readonly PaymentMessage[], number: number): Promise<string> {
  const { payments, crashing } = world.deployment
  const crash = crashOf(number)
  crashing.arm(crash)
  await Promise.all(messages.map((message) => payments.tell(message)))
  if (crash !== undefined && crashing.disarm() === undefined) world.seen.add('work on a payment is cut')
  crashing.disarm()
  if (messages.some(({ isProven }) => !isProven)) world.seen.add('a payment is told without a proof')
  return `${messages.map(({ reference, state }) => `${reference} ${state}`).join(', ')}: ${await learnCredits(world)}`
}

// No crash has this number.
const unbroken = 8
const longerThanAnHour = 3_700
// Postponed work is due again after an hour at most.
const hoursMax = 3

/** Finally all webhooks are delivered, and missing ones are replaced by queries. */
export async function drainPayments(world: World): Promise<void> {
  const { payments, runJob } = world.deployment
  payments.lying.awayFor = 0
  await receive(world, payments.lying.outgoing.splice(0), unbroken)
  for (let hour = 0; hour < hoursMax; hour++) {
    wait(world, longerThanAnHour)
    await runJob('deposit.webhooks')
    await runJob('deposit.askProviders')
  }
  await learnCredits(world)
}
