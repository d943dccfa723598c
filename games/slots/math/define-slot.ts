import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Title } from '#games/title/title.ts'
import type { SlotView } from './model.ts'
import { createRecord, type SlotRecord } from './record.ts'
import { slotHelp } from './slot-help.ts'
import type { SlotRules } from './slot-rules.ts'

/** A slot knows no choice but the stake, and the stake decides nothing. */
export const defineSlot = (rules: SlotRules): Title => {
  const { code, name, version, rtpBasisPoints, volatility, cap, rounds = 300_000, play, exact } = rules
  const playRound = (draw: Draw): SlotRecord => {
    const record = createRecord(cap)
    play(record, draw)
    return record
  }
  return defineTitle({
    code,
    name,
    version,
    rtpBasisPoints,
    volatility,
    brand: 'tala',
    type: 'slots',
    engine: 'slots',
    stakes: usualStakes,
    maxWinHundredths: cap,
    roundMsMin: 500,
    choice: v.strictObject({}),
    begin({ stake, draw }) {
      const { events, grid, marks, total } = playRound(draw)
      const view: SlotView = { grid: grid(), marks: marks(), total: total() }
      return { state: null, view, events, win: payOf(stake, total()), isOver: true }
    },
    returns:
      exact === undefined
        ? {
            kind: 'simulated',
            ways: () => [
              {
                name: 'spin',
                rounds,
                play: ({ stake, draw }) => ({ staked: stake, win: payOf(stake, playRound(draw).total()) }),
              },
            ],
          }
        : { kind: 'exact', ways: () => [{ name: 'spin', outcomes: exact }] },
    help: () => slotHelp(rules),
  })
}
