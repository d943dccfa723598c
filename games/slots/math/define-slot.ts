import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Title } from '#games/title/title.ts'
import type { SlotView } from './model.ts'
import { createRecord, createTally, type SlotRecord } from './record.ts'
import { slotHelp } from './slot-help.ts'
import type { SlotRules } from './slot-rules.ts'

const million = 1_000_000

/** A slot knows no choice but the stake, and the stake decides nothing. */
export const defineSlot = (rules: SlotRules): Title => {
  const { code, name, version, rtpBasisPoints, volatility, theme, features, cap, millions = 10, play, exact } = rules
  const playInto = (record: SlotRecord, draw: Draw): SlotRecord => {
    play(record, draw)
    return record
  }
  return defineTitle({
    code,
    name,
    version,
    rtpBasisPoints,
    volatility,
    theme,
    features,
    brand: 'tala',
    type: 'slots',
    engine: 'slots',
    stakes: usualStakes,
    maxWinHundredths: cap,
    // Nobody spins faster, by hand or by a program.
    roundMsMin: 1_000,
    choice: v.strictObject({}),
    begin({ stake, draw }) {
      const { events, grid, marks, total } = playInto(createRecord(cap), draw)
      const view: SlotView = { grid: grid(), marks: marks(), total: total() }
      return { state: null, view, events, win: payOf(stake, total()), isOver: true }
    },
    returns:
      exact === undefined
        ? {
            kind: 'measured',
            ways: () => [
              {
                name: 'spin',
                rounds: millions * million,
                tables: { cap, model: rules.model, ...rules.tables },
                play: ({ stake, draw }) => ({
                  staked: stake,
                  win: payOf(stake, playInto(createTally(cap), draw).total()),
                }),
              },
            ],
          }
        : { kind: 'exact', ways: () => [{ name: 'spin', outcomes: exact }] },
    tables: () => ({ cap, model: rules.model, ...rules.tables }),
    help: () => slotHelp(rules),
  })
}
