import { formatLocal, localList, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpPage, LocalHelpSection } from '#games/title/help-page.ts'
import { multiplierText } from '#games/title/pay.ts'
import { bossEveryMs, bossStaysMs } from './boss.ts'
import { captureOf, type Kind, returned } from './catch.ts'
import { fishTexts } from './messages/index.ts'
import { shotsMax, volleyMs, weapons } from './weapons.ts'

type HelpFacts = {
  readonly kinds: readonly Kind[]
  readonly summary: LocalText
  readonly story: () => readonly LocalText[]
}

const percentText = ({ hits, of }: { hits: number; of: number }): LocalText => {
  const tenThousandths = Math.round((hits * 10_000) / of)
  return formatLocal(fishTexts.percentOf, { percent: multiplierText(tenThousandths).slice(1) })
}

/** The rules of a shooter, from the tables that it is drawn from. */
export const shooterHelp = ({ kinds, summary, story }: HelpFacts): LocalHelpPage => ({
  summary,
  sections: [
    {
      title: fishTexts.howToPlay,
      paragraphs: [fishTexts.aim, fishTexts.hold, fishTexts.lock, fishTexts.paidByHit, ...story()],
    },
    weaponSection(),
    {
      title: fishTexts.theFish,
      paragraphs: [formatLocal(fishTexts.captureRule, { percent: returned })],
      table: {
        head: [fishTexts.fish, fishTexts.pays, fishTexts.chanceToCatch],
        rows: kinds.map(({ code, pays, prizes }) => [fishName(code), pays(), percentText(captureOf(prizes))]),
      },
    },
    catchSection(kinds),
    bossSection(kinds),
    { title: fishTexts.theTable, paragraphs: [fishTexts.seats, fishTexts.ownShots, fishTexts.seatKept] },
    {
      title: fishTexts.connection,
      paragraphs: [formatLocal(fishTexts.volleys, { shots: shotsMax, perSecond: (shotsMax * 1_000) / volleyMs })],
    },
  ],
})

const weaponSection = (): LocalHelpSection => ({
  title: fishTexts.theWeapons,
  paragraphs: [formatLocal(fishTexts.weaponRule, { percent: returned })],
  table: {
    head: [fishTexts.weapon, fishTexts.costsOfLevel, fishTexts.chanceTimes, fishTexts.paysTimes],
    rows: Object.values(weapons).map(({ code, cost, chance, multiple }) => [
      fishTexts[`weapon.${code}`],
      `×${cost}`,
      `×${chance}`,
      `×${multiple}`,
    ]),
  },
})

const bossSection = (kinds: readonly Kind[]): LocalHelpSection => ({
  title: fishTexts.theBoss,
  paragraphs: [
    formatLocal(fishTexts.bossRule, {
      name: localList(kinds.filter(({ isBoss }) => isBoss).map(({ code }) => fishName(code))),
      minutes: bossEveryMs / 60_000,
      seconds: bossStaysMs / 1_000,
    }),
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
