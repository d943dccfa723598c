import * as v from 'valibot'
import { centavosIn } from '#core/money/wire-money.ts'
import { gameFeatures, gameThemes } from '#core/enumerations/game-traits.ts'
import { idField, textField, urlField } from './fields.ts'

/** Where a provider answers with all that it offers, by GET, below its own address. */
export const cataloguePath = '/catalogue'

const gamesMax = 20_000
const brandsMax = 500
const nameField = v.pipe(textField, v.trim(), v.minLength(1), v.maxLength(80))

const brandEntry = v.object({ code: idField, name: nameField })

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

/** How a game's rounds scatter around its return. `rtpBasisPoints` is the lowest return of all ways to play it. */
export const gameReturnsSchema = v.object({
  /** The highest return of all ways to play it, in ten-thousandths. */
  highestBasisPoints: whole(10_000),
  /** The largest standard deviation of a round's win over all ways to play it, in thousandths of the stake. */
  deviationThousandths: whole(100_000_000),
  /** No round wins more, in hundredths of its stake. */
  capHundredths: whole(Number.MAX_SAFE_INTEGER),
  /** How many ways to play it have odds of their own. */
  ways: v.pipe(whole(10_000), v.minValue(1)),
  /** It returns that much to whoever plays best; other decisions return less. */
  needsBestPlay: v.boolean(),
  /** A bet within the round can add to its stake. */
  stakeGrows: v.boolean(),
  /** Everybody's bets of so many seconds share one result; 0: every round has a result of its own. */
  sharedSeconds: whole(3_600),
  /** Rounds that begin in their bonus, for a price: they return on the price, and are measured by themselves. */
  bought: v.optional(
    v.object({
      /**
       * The price in hundredths of the stake. Bought rounds are known by it: in centavos, their stake is a whole multiple of this
       * number, and no ordinary stake is. So it is no product of twos and fives alone, of which round stakes are made.
       */
      priceHundredths: v.pipe(
        whole(10_000_000),
        v.minValue(100),
        v.check(
          (price) => !isOfTwosAndFives(price),
          'A product of twos and fives alone: ordinary stakes could be such a price.',
        ),
      ),
      lowestBasisPoints: whole(10_000),
      highestBasisPoints: whole(10_000),
      /** In thousandths of the price. */
      deviationThousandths: whole(100_000_000),
      /** In hundredths of the price. */
      capHundredths: whole(Number.MAX_SAFE_INTEGER),
    }),
  ),
})

function isOfTwosAndFives(number: number): boolean {
  let left = number
  for (const prime of [2, 5]) while (left > 0 && left % prime === 0) left /= prime
  return left === 1
}

const gameEntry = v.pipe(
  v.object({
    code: idField,
    name: nameField,
    /** The code of one of the brands in the same answer. */
    brand: idField,
    type: v.picklist(['slots', 'fish', 'poker', 'sports', 'live', 'games']),
    /** The kind of mathematics behind it: lines, ways, cluster, crash, baccarat ... */
    engine: idField,
    version: v.pipe(textField, v.minLength(1), v.maxLength(32)),
    /** The long-term return of all stakes in ten-thousandths: 9,650 is 96.5 %. */
    rtpBasisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    volatility: v.picklist(['low', 'medium', 'high']),
    /**
     * The largest win of one round that is known to come about, in hundredths of its stake: 500,000 is 5,000 times the stake.
     * A limit that no round has reached is none.
     */
    maxWin: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** What the operator measures the rounds against; absent: the game is counted without a judgement. */
    returns: v.optional(gameReturnsSchema),
    stakeMin: centavosIn,
    stakeMax: centavosIn,
    isDemo: v.boolean(),
    /** A computer draws what looks like a dealer's table or a match: no camera, no people, no real league. */
    isVirtual: v.optional(v.boolean(), false),
    /** What the game is about; absent: nothing that players could look for. */
    theme: v.optional(v.picklist(gameThemes)),
    /** What a round can have beside its base game; in order, so that the same features are the same text. */
    features: v.optional(
      v.pipe(
        v.array(v.picklist(gameFeatures)),
        v.maxLength(gameFeatures.length),
        v.transform((features) => gameFeatures.filter((feature) => features.includes(feature))),
      ),
      [],
    ),
    /** An address, or a name below the address that the operator has set for such pictures. */
    iconUrl: v.optional(v.union([urlField, v.pipe(v.string(), v.regex(/^\w[\w./-]{0,199}$/))])),
    launchUrl: urlField,
  }),
  v.check(({ stakeMin, stakeMax }) => stakeMin <= stakeMax, 'The smallest stake is above the largest.'),
)

/** Everything a provider offers. A code names one thing only, and every game is of a brand that is there. */
export const catalogueSchema = v.pipe(
  v.object({
    brands: v.pipe(v.array(brandEntry), v.maxLength(brandsMax)),
    games: v.pipe(v.array(gameEntry), v.maxLength(gamesMax)),
  }),
  v.check(({ brands }) => areUnique(brands), 'A brand is there twice.'),
  v.check(({ games }) => areUnique(games), 'A game is there twice.'),
  v.check(({ brands, games }) => {
    const known = new Set(brands.map(({ code }) => code))
    return games.every(({ brand }) => known.has(brand))
  }, 'A game is of a brand that is not there.'),
)

/** As a provider sends it. */
export type CatalogueAnswer = v.InferInput<typeof catalogueSchema>
/** As an operator reads it. */
export type Catalogue = v.InferOutput<typeof catalogueSchema>
export type CatalogueGame = Catalogue['games'][number]

const areUnique = (entries: readonly { readonly code: string }[]): boolean =>
  new Set(entries.map(({ code }) => code)).size === entries.length
