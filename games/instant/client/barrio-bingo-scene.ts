import { element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { bingoCalled, bingoLinePositions, bingoPays, type BingoView } from '../math/barrio-bingo.ts'
import { facts } from './choices.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const letters = ['B', 'I', 'N', 'G', 'O'] as const
const letterOf = (ball: number): (typeof letters)[number] => letters[Math.floor((ball - 1) / 15)] ?? 'B'
const callMs = 95
const chipsShown = 5

/** A card on a fiesta table, and the balls as they are called. */
export const makeBarrioBingoScene: MakeScene = (stage) => {
  const [card, caller] = [createCard(), createCaller()]
  const figures = facts([messages.called, messages.lines, messages.pays])
  stage.container.classList.add('plaza')
  stage.container.append(element('div', { class: 'bingo' }, caller.root, card.root))
  stage.controls.append(figures.root)
  stage.setAction({ label: messages.newCard, run: () => stage.begin({}) })
  const call = (view: BingoView, count: number): void => {
    caller.call(view.called.slice(0, count))
    const lines = card.mark(view, count)
    figures.set([`${count}/${bingoCalled}`, String(lines), lines === 0 ? '–' : multiplierText(bingoPays(lines))])
  }
  const show = (view: BingoView): void => {
    card.lay(view.card)
    call(view, view.called.length)
  }
  figures.set([`0/${bingoCalled}`, '–', '–'])
  card.lay([])
  return {
    setBusy: () => undefined,
    show: (round) => round !== undefined && show(round.view as BingoView),
    async play(round) {
      const view = round.view as BingoView
      card.lay(view.card)
      for (let count = 1; count < view.called.length && !stage.motion.isReduced; count++) {
        call(view, count)
        stage.sound.play(view.card.includes(view.called[count - 1] ?? -1) ? 'call' : 'mark')
        await stage.motion.wait(callMs)
      }
      show(view)
      stage.say(formatMessage(messages.linesMade, { count: view.lines.length }))
      if (round.win > round.staked) cheer(stage)
    },
  }
}

function cheer(stage: Stage): void {
  const { width, height } = stage.particles.size
  const colours = ['#ff5f8a', '#ffcf5f', '#5fd0ff', '#7ee081']
  stage.particles.burst({ x: width / 2, y: height * 0.4, count: 70, colours })
}

function createCaller() {
  const ball = element('div', { class: 'ball', hidden: true })
  const chips = element('div', { class: 'called', 'aria-hidden': 'true' })
  return {
    root: element('div', { class: 'caller' }, ball, chips),
    call(called: readonly number[]): void {
      const number = called.at(-1)
      if (number === undefined) return
      const letter = letterOf(number)
      ball.hidden = false
      ball.className = `ball is-${letter}`
      ball.replaceChildren(element('small', {}, letter), String(number))
      const before = called.slice(0, -1).slice(-chipsShown).toReversed()
      chips.replaceChildren(
        ...before.map((each) => element('span', { class: `chip is-${letterOf(each)}` }, String(each))),
      )
    },
  }
}

const middle = 12

function createCard() {
  const cells = Array.from({ length: 25 }, () => element('div', { class: 'cell' }))
  const heads = letters.map((letter) => element('div', { class: `cell-head is-${letter}` }, letter))
  return {
    root: element('div', { class: 'bingo-card' }, ...heads, ...cells),
    lay(card: readonly number[]): void {
      cells.forEach((cell, index) => {
        cell.className = index === middle ? 'cell is-marked' : 'cell'
        cell.textContent = index === middle ? '★' : String(card[index] ?? '')
      })
    },
    /** Marks what has been called so far; answers how many lines are full. */
    mark({ card, called }: BingoView, count: number): number {
      const marked = new Set([0, ...called.slice(0, count)])
      const isMarked = (position: number): boolean => marked.has(card[position] ?? -1)
      cells.forEach((cell, index) => cell.classList.toggle('is-marked', isMarked(index)))
      const lines = bingoLinePositions.filter((positions) => positions.every(isMarked))
      for (const position of lines.flat()) cells[position]?.classList.add('is-line')
      return lines.length
    },
  }
}
