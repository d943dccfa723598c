import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { payOf } from '#games/title/pay.ts'
import type { MeasuredWay } from '#games/title/returns.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Title } from '#games/title/title.ts'
import type { SlotView } from './model.ts'
import { createRecord, createTally, type SlotRecord } from './record.ts'
import { slotHelp } from './slot-help.ts'
import type { SlotBonus, SlotRules } from './slot-rules.ts'

const million = 1_000_000

/** A spin, or the bonus for the price that the player was shown: another price is another choice, and is not played. */
type SlotChoice = { readonly bonusFor?: number | undefined }

/** The stake decides nothing. A slot that sells its bonus knows that choice, the others none. */
export const defineSlot = (rules: SlotRules): Title => {
  const { code, name, version, replaysFrom, rtpBasisPoints, volatility, theme, features, cap, bonus } = rules
  return defineTitle<SlotChoice, null>({
    code,
    name,
    version,
    ...(replaysFrom !== undefined && { replaysFrom }),
    rtpBasisPoints,
    volatility,
    theme,
    features,
    brand: 'tala',
    type: 'slots',
    engine: 'slots',
    stakes: usualStakes,
    ...(bonus && { bonusBuy: { priceHundredths: bonus.priceHundredths, rtpBasisPoints: bonus.rtpBasisPoints } }),
    maxWinHundredths: cap,
    // Nobody spins faster, by hand or by a program.
    roundMsMin: 1_000,
    choice: choiceOf(bonus),
    cost: ({ stake, choice: { bonusFor } }) => (bonusFor === undefined ? stake : payOf(stake, bonusFor)),
    begin({ stake, draw, choice: { bonusFor } }) {
      const record = createRecord(cap)
      const play = bonusFor === undefined ? rules.play : (bonus?.play ?? rules.play)
      play(record, draw)
      const { events, grid, marks, total } = record
      const view: SlotView = { grid: grid(), marks: marks(), total: total() }
      return { state: null, view, events, win: payOf(stake, total()), isOver: true }
    },
    returns: returnsOf(rules),
    tables: () => ({
      ...tablesOf(rules),
      ...(bonus && { bonusBuy: { priceHundredths: bonus.priceHundredths } }),
    }),
    help: () => slotHelp(rules),
  })
}

const choiceOf = (bonus: SlotBonus | undefined): v.GenericSchema<unknown, SlotChoice> =>
  bonus === undefined
    ? v.strictObject({})
    : v.union([v.strictObject({}), v.strictObject({ bonusFor: v.literal(bonus.priceHundredths) })])

const tablesOf = ({ cap, model, tables }: SlotRules) => ({ cap, model, ...tables })

function returnsOf(rules: SlotRules): Title['returns'] {
  const { cap, exact, millions = 10, bonus } = rules
  if (exact !== undefined) return { kind: 'exact', ways: () => [{ name: 'spin', outcomes: exact }] }
  const tables = tablesOf(rules)
  const winOf = (play: Play, stake: Centavos, draw: Draw): Centavos => {
    const tally = createTally(cap)
    play(tally, draw)
    return payOf(stake, tally.total())
  }
  const spin: MeasuredWay = {
    name: 'spin',
    rounds: millions * million,
    tables,
    play: ({ stake, draw }) => ({ staked: stake, win: winOf(rules.play, stake, draw) }),
  }
  return { kind: 'measured', ways: () => (bonus === undefined ? [spin] : [spin, boughtWay(bonus, tables, winOf)]) }
}

type Play = (record: SlotRecord, draw: Draw) => void

function boughtWay(
  { priceHundredths, rtpBasisPoints, millions, play }: SlotBonus,
  tables: object,
  winOf: (play: Play, stake: Centavos, draw: Draw) => Centavos,
): MeasuredWay {
  return {
    name: 'bonusBuy',
    rounds: millions * million,
    tables: { ...tables, priceHundredths },
    bought: { priceHundredths, rtpBasisPoints },
    play: ({ stake, draw }) => ({ staked: payOf(stake, priceHundredths), win: winOf(play, stake, draw) }),
  }
}
