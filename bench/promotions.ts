// What every player asks of promotions, and what follows from every round, with all promotions active.
//   npm run bench:promotions -- [part ...]
import { systemClock } from '#core/clock/instant.ts'
import { seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { openBenchDatabase } from './ledger/bench-database.ts'
import { measureCatalogue } from './promotions/catalogue.ts'
import { fillPromotions } from './promotions/fill-promotions.ts'
import { measureRounds } from './promotions/rounds.ts'
import { openWallet } from './wallet/open-wallet.ts'
import { openWalletSite } from './wallet/wallet-site.ts'

const parts = { catalogue: measureCatalogue, rounds: measureRounds }
const playerCount = 2_000

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)
const [, , ...chosen] = process.argv
const unknown = chosen.filter((name) => !isPart(name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)

const database = await openBenchDatabase()
try {
  const wallet = await openWallet({ ...database, playerCount, processes: 1, consumesEvents: true })
  const { context, features } = openWalletSite(database.appUrl)
  const kinds = features.promotions.map(({ served }) => served.kind)
  await context.db.transaction((tx) => seedDemoPromotions(tx, kinds, systemClock.now()))
  await fillPromotions(database.ownerUrl, playerCount)
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    await measure({ wallet, context, consumers: features.consumers, databasePid: database.pid, playerCount })
  }
  await context.db.close()
  await wallet.close()
} finally {
  await database.close()
}
