// The cashier under load and under faults, against the product in its own processes with SandPay beside it.
//   npm run bench:cashier -- [part ...]
import { inspect } from 'node:util'
import { buildApps } from '#tools/build/build-apps.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { measureDeposits } from './cashier/deposit.ts'
import { measureFaults } from './cashier/faults.ts'
import { measureRecords } from './cashier/records.ts'
import { measureWithdrawals } from './cashier/withdrawal.ts'

const parts = {
  deposit: measureDeposits,
  withdrawal: measureWithdrawals,
  faults: measureFaults,
  records: measureRecords,
}

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)
const [, , ...chosen] = process.argv
const unknown = chosen.filter((name) => !isPart(name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)

// Built beforehand: a busy machine takes longer for it than a start may take.
await buildApps(new AbortController().signal)
const product = await runProduct()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) await runPart(name, measure)
  }
} finally {
  await product.stop()
}

/** A part that breaks is a miss, and not the end of the others. Why stands, if anywhere, in what the product's processes said. */
async function runPart(name: string, measure: (on: typeof product) => Promise<void>): Promise<void> {
  const outputBefore = product.output().length
  try {
    await measure(product)
  } catch (error) {
    process.stderr.write(`${name} broke off: ${inspect(error)}\n${product.output().slice(outputBefore)}`)
    process.exitCode = 1
  }
}
