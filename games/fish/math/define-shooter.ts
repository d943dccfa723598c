import * as v from 'valibot'
import { multiplyCentavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { payOf } from '#games/title/pay.ts'
import type { Way } from '#games/title/returns.ts'
import { defineTitle, type Title } from '#games/title/title.ts'
import { bossEveryMs, bossStaysMs } from './boss.ts'
import { captureOf, type Kind, returned, returnedBasisPoints } from './catch.ts'
import { shooterHelp } from './shooter-help.ts'
import { shotsMax, volleyMs, type Weapon, weaponCodes, weapons } from './weapons.ts'

/** The result of one shot. `with` lists the fish caught along, or the broken stages. */
export type ShotResult = {
  readonly kind: string
  readonly isCaught: boolean
  readonly hundredths: number
  readonly with: readonly string[]
}

export type ShooterFacts = {
  readonly code: string
  readonly name: string
  readonly volatility: Title['volatility']
  readonly theme: NonNullable<Title['theme']>
  readonly kinds: readonly Kind[]
  readonly summary: LocalText
  readonly story: () => readonly LocalText[]
}

const levels = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map(pesos)

/** A fish of the shared sea, by its number there. It decides nothing: others at the table see by it what was shot at. */
const fishNumber = v.pipe(v.number(), v.safeInteger())

/** A shooter: every shot is a bet of its cannon's level, and worth the same whatever it is aimed at, with every weapon. */
export function defineShooter({ kinds, summary, story, ...facts }: ShooterFacts): Title {
  const known = new Map(kinds.map((kind) => [kind.code, { ...kind, capture: captureOf(kind.prizes) }]))
  const choice = v.pipe(
    v.strictObject({
      shots: v.pipe(v.array(v.picklist([...known.keys()])), v.minLength(1), v.maxLength(shotsMax)),
      weapon: v.optional(v.picklist(weaponCodes), 'cannon'),
      at: v.optional(v.pipe(v.array(fishNumber), v.maxLength(shotsMax))),
    }),
    v.check(({ shots, weapon }) => shots.length <= weapons[weapon].shotsMax),
  )
  return defineTitle<v.InferOutput<typeof choice>, null>({
    ...facts,
    brand: 'dagat',
    type: 'fish',
    engine: 'fish',
    version: 2,
    // A volley of version 1 is one of the cannon's, and decided as it was.
    replaysFrom: 1,
    sharesSea: true,
    stakes: levels,
    rtpBasisPoints: returnedBasisPoints,
    maxWinHundredths: dearest(kinds),
    roundMsMin: volleyMs,
    choice,
    cost: ({ stake, choice: { shots, weapon } }) =>
      multiplyCentavos(stake, BigInt(shots.length * weapons[weapon].cost)),
    begin({ stake, choice: { shots, weapon }, draw }) {
      const { chance, multiple } = weapons[weapon]
      const results = shots.map((code): ShotResult => {
        const kind = known.get(code)
        if (kind === undefined) throw new Error(`there is no fish ${code}`)
        const isCaught = draw(kind.capture.of) < kind.capture.hits * chance
        if (!isCaught) return { kind: code, isCaught, hundredths: 0, with: [] }
        const caught = kind.draw(draw)
        return { kind: code, isCaught, ...caught, hundredths: caught.hundredths * multiple }
      })
      const win = sumCentavos(results.map(({ hundredths }) => payOf(stake, hundredths)))
      const view = { shots: results, ...(weapon === 'cannon' ? {} : { weapon }) }
      return { state: null, view, events: results, win, isOver: true }
    },
    returns: {
      kind: 'exact',
      ways: () => weaponCodes.flatMap((code) => kinds.map((kind) => wayOf(kind, weapons[code]))),
    },
    tables: () => [
      ...[...known.values()].map(({ code, capture, drawn, isBoss }) => ({
        code,
        capture,
        ...drawn,
        ...(isBoss === true ? { comesEveryMs: bossEveryMs, staysMs: bossStaysMs } : {}),
      })),
      { weapons: Object.values(weapons) },
    ],
    help: () => shooterHelp({ kinds, summary, story }),
  })
}

const dearest = (kinds: readonly Kind[]): number =>
  Math.max(...kinds.flatMap(({ prizes }) => prizes.map(({ hundredths }) => hundredths)))

/** One shot of a weapon, whose whole price is the stake. */
const wayOf = ({ code, prizes }: Kind, { code: weapon, cost, chance, multiple }: Weapon): Way => ({
  name: weapon === 'cannon' ? code : `${code} ${weapon}`,
  outcomes(stake) {
    const whole = prizes.reduce((sum, { weight, hundredths }) => sum + weight * BigInt(hundredths), 0n)
    const caught = prizes.map(({ weight, hundredths }) => ({
      weight: BigInt(returned * chance) * weight,
      staked: stake,
      win: payOf(stake, (hundredths * multiple) / cost),
    }))
    const missed = whole - caught.reduce((sum, { weight }) => sum + weight, 0n)
    return [...caught, { weight: missed, staked: stake, win: zeroCentavos }]
  },
})
