import * as v from 'valibot'
import { multiplyCentavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpPage, LocalHelpSection } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import type { Way } from '#games/title/returns.ts'
import { defineTitle, type Title } from '#games/title/title.ts'
import { fishTexts } from './messages/index.ts'
import { captureOf, type Kind, returned, returnedBasisPoints } from './catch.ts'

/** So many shots go to the studio together, and so long lies between two volleys: five shots a second. */
export const shotsMax = 3
export const volleyMs = 600

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

/** A shooter: every shot is a bet of its cannon's level, and worth the same whatever it is aimed at. */
export function defineShooter({ kinds, summary, story, ...facts }: ShooterFacts): Title {
  const known = new Map(kinds.map((kind) => [kind.code, { ...kind, capture: captureOf(kind.prizes) }]))
  const choice = v.strictObject({
    shots: v.pipe(v.array(v.picklist([...known.keys()])), v.minLength(1), v.maxLength(shotsMax)),
  })
  return defineTitle<v.InferOutput<typeof choice>, null>({
    ...facts,
    brand: 'dagat',
    type: 'fish',
    engine: 'fish',
    version: 1,
    stakes: levels,
    rtpBasisPoints: returnedBasisPoints,
    maxWinHundredths: Math.max(...kinds.flatMap(({ prizes }) => prizes.map(({ hundredths }) => hundredths))),
    roundMsMin: volleyMs,
    choice,
    cost: ({ stake, choice: { shots } }) => multiplyCentavos(stake, BigInt(shots.length)),
    begin({ stake, choice: { shots }, draw }) {
      const results = shots.map((code): ShotResult => {
        const kind = known.get(code)
        if (kind === undefined) throw new Error(`there is no fish ${code}`)
        if (draw(kind.capture.of) >= kind.capture.hits) return { kind: code, isCaught: false, hundredths: 0, with: [] }
        return { kind: code, isCaught: true, ...kind.draw(draw) }
      })
      const win = sumCentavos(results.map(({ hundredths }) => payOf(stake, hundredths)))
      return { state: null, view: { shots: results }, events: results, win, isOver: true }
    },
    returns: { kind: 'exact', ways: () => kinds.map(wayOf) },
    tables: () => [...known.values()].map(({ code, capture, drawn }) => ({ code, capture, ...drawn })),
    help: () => shooterHelp({ kinds, summary, story }),
  })
}

const wayOf = ({ code, prizes }: Kind): Way => ({
  name: code,
  outcomes(stake) {
    const whole = prizes.reduce((sum, { weight, hundredths }) => sum + weight * BigInt(hundredths), 0n)
    const caught = prizes.map(({ weight, hundredths }) => ({
      weight: BigInt(returned) * weight,
      staked: stake,
      win: payOf(stake, hundredths),
    }))
    const missed = whole - caught.reduce((sum, { weight }) => sum + weight, 0n)
    return [...caught, { weight: missed, staked: stake, win: zeroCentavos }]
  },
})

const percentText = ({ hits, of }: { hits: number; of: number }): LocalText => {
  const tenThousandths = Math.round((hits * 10_000) / of)
  return formatLocal(fishTexts.percentOf, { percent: multiplierText(tenThousandths).slice(1) })
}

const shooterHelp = ({ kinds, summary, story }: Pick<ShooterFacts, 'kinds' | 'summary' | 'story'>): LocalHelpPage => ({
  summary,
  sections: [
    { title: fishTexts.howToPlay, paragraphs: [fishTexts.aim, fishTexts.paidByHit, ...story()] },
    {
      title: fishTexts.theFish,
      paragraphs: [formatLocal(fishTexts.captureRule, { percent: returned })],
      table: {
        head: [fishTexts.fish, fishTexts.pays, fishTexts.chanceToCatch],
        rows: kinds.map(({ code, pays, prizes }) => [fishName(code), pays(), percentText(captureOf(prizes))]),
      },
    },
    catchSection(kinds),
    {
      title: fishTexts.connection,
      paragraphs: [formatLocal(fishTexts.volleys, { shots: shotsMax, perSecond: (shotsMax * 1_000) / volleyMs })],
    },
  ],
})

/** The second draw of a catch: how much it pays, or how many come along. */
const catchSection = (kinds: readonly Kind[]): LocalHelpSection => ({
  title: fishTexts.theCatch,
  paragraphs: [fishTexts.catchRule],
  table: {
    head: [fishTexts.fish, fishTexts.brings, fishTexts.chance],
    rows: kinds.flatMap(({ code, brings }) => {
      const chances = brings?.() ?? []
      const sum = chances.reduce((total, [, weight]) => total + weight, 0)
      return chances.map(([what, weight]) => [fishName(code), what, formatLocal(fishTexts.chanceOf, { weight, sum })])
    }),
  },
})

function fishName(code: string): LocalText {
  const names: Readonly<Record<string, LocalText>> = fishTexts
  const name = names[`fish.${code}`]
  if (name === undefined) throw new Error(`the fish ${code} is called nothing`)
  return name
}
