import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { type Card, guessRanks, type HariView } from '../math/hari-reyna.ts'
import { cardElement, rankName } from './playing-card.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = { readonly card?: Card; readonly isRight?: boolean }
const trailMax = 7
const turnMs = 360
const verdictMs = 500

/** A hand of cards on a woven mat: higher or lower than the last. */
export const makeHariReynaScene: MakeScene = (stage) => {
  let view: HariView | undefined
  const mat = createMat()
  const guesses = createGuesses((act) => stage.move({ act }))
  stage.container.classList.add('banig')
  stage.container.append(mat.root)
  stage.controls.append(guesses.root)
  const refresh = (isBusy: boolean): void => {
    guesses.show(view, isBusy)
    if (view === undefined) stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
    else offerTaking(stage, view.pays)
  }
  const show = (round: RoundView | undefined): void => {
    const shown = round?.view as HariView | undefined
    view = round?.state === 'open' ? shown : undefined
    mat.lay(shown?.cards ?? [])
    refresh(false)
  }
  show(undefined)
  return {
    setBusy: refresh,
    show,
    async play(round) {
      await dealt(stage, mat, round)
      show(round)
    },
  }
}

function offerTaking(stage: Stage, pays: number): void {
  const run = (): void => stage.move({ act: 'take' })
  if (pays === 0) stage.setAction({ label: messages.higherOrLower, isEnabled: false, tone: 'take', run })
  else stage.setAction({ label: messages.collect, detail: money(partOf(stage.stake(), pays)), tone: 'take', run })
}

async function dealt(
  stage: Stage,
  mat: ReturnType<typeof createMat>,
  round: Parameters<Scene['play']>[0],
): Promise<void> {
  const [event] = round.events as readonly Event[]
  if (event?.card !== undefined) {
    await mat.turnOver(event.card, stage.motion.ms(turnMs))
    stage.sound.play('card')
    stage.buzz('light')
    stage.say(formatMessage(messages.cardIs, { rank: rankName(event.card.rank) }))
  }
  if (event?.isRight !== undefined) {
    if (event.isRight) stage.sound.play('step')
    stage.say(mat.judge(event.isRight))
    await stage.motion.wait(verdictMs)
    mat.judge(undefined)
  }
  if (round.state !== 'over' || round.win <= round.staked) return
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height / 2, count: 50, colours: ['#ffcf5f', '#ff8ab0', '#8fe3ff'] })
}

function createMat() {
  const hand = element('div', { class: 'hand' })
  const trail = element('div', { class: 'trail', 'aria-hidden': 'true' })
  const verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' })
  const animate = (card: HTMLElement, ms: number, [from, to]: readonly [string, string]): Promise<unknown> =>
    card.animate([{ transform: from }, { transform: to }], { duration: ms / 2, easing: 'ease-in-out' }).finished
  return {
    root: element('div', { class: 'mat' }, trail, hand, verdict),
    lay(cards: readonly Card[]): void {
      hand.replaceChildren(cardElement(cards.at(-1)))
      trail.replaceChildren(...cards.slice(0, -1).slice(-trailMax).map(cardElement))
    },
    /** The card comes off the pack face down and is turned in the air. */
    async turnOver(card: Card, ms: number): Promise<void> {
      const [back, face] = [cardElement(undefined), cardElement(card)]
      hand.append(back)
      await animate(back, ms, ['translateX(60%) rotateY(0)', 'translateX(0) rotateY(90deg)'])
      hand.replaceChildren(face)
      await animate(face, ms, ['rotateY(-90deg)', 'rotateY(0)'])
    },
    judge(isRight: boolean | undefined): string {
      verdict.textContent = isRight === undefined ? '' : isRight ? messages.correct : messages.notThisTime
      verdict.dataset.is = isRight === true ? 'right' : 'wrong'
      return verdict.textContent
    },
  }
}

function createGuesses(onGuess: (act: 'up' | 'down') => void) {
  const acts = (['down', 'up'] as const).map((act) => ({
    act,
    button: element('button', { type: 'button', class: 'guess', onclick: () => onGuess(act) }),
  }))
  return {
    root: element('div', { class: 'guesses' }, ...acts.map(({ button }) => button)),
    show(view: HariView | undefined, isBusy: boolean): void {
      const rank = view?.cards.at(-1)?.rank
      for (const { act, button } of acts) {
        const pays = view === undefined ? '\u00a0' : multiplierText(view[act])
        button.disabled = isBusy || view === undefined
        button.replaceChildren(
          element('span', { class: 'guess-words' }, wordsOf(rank, act)),
          element('span', { class: 'guess-pays' }, pays),
        )
      }
    },
  }
}

/** Beside an end of the pack there is only the same rank, or any other. */
function wordsOf(rank: number | undefined, guess: 'up' | 'down'): string {
  const isEnd = rank === 1 || rank === 13
  if (rank !== undefined && isEnd) return guessRanks(rank, guess) === 1 ? messages.same : messages.different
  return guess === 'up' ? messages.higherOrSame : messages.lowerOrSame
}
