import { formatMessage } from '#core/message/format-message.ts'
import type { Loop } from '#games/client/loop.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import { messages } from '../messages/en.ts'
import type { TableSqueeze } from '../table-face.ts'
import { type HeldCard, type Hold, holdAtStart, holdCards, type IsFaceDown } from './hold-cards.ts'
import { createCardShow } from './card-show.ts'

export type SqueezeDependencies = {
  readonly squeeze: TableSqueeze
  /** The player's own bets of the round. */
  readonly bets: () => readonly string[]
  readonly isOn: () => boolean
  readonly loop: Loop
  readonly onTurn: () => void
  readonly say: (text: string) => void
}
export type Squeeze = {
  readonly root: HTMLElement
  /** Undefined: this round's cards are opened by the table. */
  readonly isFaceDown: () => IsFaceDown | undefined
  /** Called with every picture of the table, before it is painted. */
  readonly follow: (news: Pick<TableNews, 'round' | 'result'>, part: number) => void
}

/** Cards that are still closed open by themselves, in time for the table to go on. */
const opensAt = 0.9

/** The player opens the last cards of a hand by hand. The result is known, and none of it waits for them. */
export function createSqueeze({ squeeze, bets, isOn, loop, onTurn, say }: SqueezeDependencies): Squeeze {
  let hold: Hold = holdCards([])
  let [round, part] = ['', 0]
  let result: Json = null
  const reveal = (held: HeldCard): void => {
    hold.open(held)
    say(squeeze.spoken(result, held, hold.isFaceDown ?? (() => false)))
  }
  const openAll = (): void => {
    cards.turn()
    for (let next = hold.next(); next !== undefined; next = hold.next())
      // The large card is said when it has been turned.
      if (next === cards.held()) hold.open(next)
      else reveal(next)
  }
  const showNext = (): void => {
    const held = hold.next()
    if (held === undefined) return cards.close()
    cards.show(held, hold.left())
    say(formatMessage(messages.openYourCard, { side: held.label }))
  }
  const cards = createCardShow({
    loop,
    timeLeft: () => (opensAt - part) / (opensAt - squeeze.from),
    onOpened(held) {
      onTurn()
      reveal(held)
    },
    onSeen: showNext,
    onOpenAll: openAll,
  })
  const begin = (news: Pick<TableNews, 'round' | 'result'>): void => {
    ;({ round, result } = news)
    hold = holdAtStart({ part, isOn: isOn(), cards: () => squeeze.cards(result, bets()) })
  }
  return {
    root: cards.root,
    isFaceDown: () => hold.isFaceDown,
    follow(news, now) {
      part = now
      if (news.round !== round && news.result !== null) begin(news)
      if (news.round !== round) return cards.close()
      if (part >= opensAt) openAll()
      if (part >= 1) return cards.close()
      if (part >= squeeze.from && cards.held() === undefined && hold.left() > 0) showNext()
    },
  }
}
