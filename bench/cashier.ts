// The cashier under load and under faults, against the product in its own processes with SandPay beside it.
//   npm run bench:cashier -- [part ...]
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
const [, , ...wanted] = process.argv
const unknown = wanted.filter((name) => !isPart(name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)

const product = await runProduct()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(product)
  }
} finally {
  await product.stop()
}
