import { identityDueFind, publicNamesOf } from '#features/players/account/server/index.ts'
import { depositTotal, newestDeposits } from '#features/cashier/deposit/server/index.ts'
import { identityOf } from '#features/players/identity/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { mayPrompt } from '#features/players/responsible-play/server/index.ts'
import { tradeInfo } from '#features/cashier/trade-info/server/index.ts'
import { newestPayouts } from '#features/cashier/withdrawal/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { maxCentavos, minCentavos } from '#core/money/centavos.ts'
import type { Feature } from '#platform/http/feature.ts'

/** What the cashier says before anybody has tapped, from what others know. */
export const tradeFeature = ({ content }: Pick<Lobby, 'content'>): Feature =>
  tradeInfo({
    settled: { deposit: newestDeposits, withdrawal: newestPayouts },
    publicNames: publicNamesOf,
    deposits: async (db) => {
      const { settings } = await readSettings(db)
      const ways = Object.values((await content()).rechargeTypes).filter(({ isShown }) => isShown)
      const [first] = ways
      if (first === undefined) return { isOpen: false, amountMin: null, amountMax: null }
      return {
        isOpen: settings.depositsOpen,
        amountMin: ways.reduce((least, { amountMin }) => minCentavos(least, amountMin), first.amountMin),
        amountMax: ways.reduce((most, { amountMax }) => maxCentavos(most, amountMax), first.amountMax),
      }
    },
    ofPlayer: async (db, playerId, now) => {
      const [{ total }, due, { status }, prompt] = await Promise.all([
        depositTotal(db, playerId),
        identityDueFind(db, playerId),
        identityOf(db, playerId),
        mayPrompt(db, playerId, now),
      ])
      return {
        deposited: total,
        identityDueAt: due?.dueAt ?? null,
        isVerified: status === 'APPROVED',
        mayPrompt: prompt,
      }
    },
  })
