import { afterFrame } from '#games/client/after-frame.ts'
import { drawing, element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { kenoPays, kenoPicksMax, kenoStars, type KenoView } from '../math/tala-keno.ts'
import { facts } from './choices.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const lightMs = 150

/** A sky of forty stars over the sea: yours are ringed, ten light up. */
export const makeTalaKenoScene: MakeScene = (stage) => {
  let [picks, isBusy]: [readonly number[], boolean] = [[], false]
  const sky = createSky((star) => {
    if (isBusy) return
    stage.sound.play('tap', picks.length)
    if (picks.includes(star)) choose(picks.filter((each) => each !== star))
    else if (picks.length < kenoPicksMax) choose([...picks, star])
  })
  const ladder = createLadder()
  stage.container.classList.add('sky')
  stage.container.append(sky.root, ladder.root)
  const buttons = [
    plainButton(messages.clear, () => choose([])),
    plainButton(messages.luckyPick, () => choose(luckyPicks())),
  ]
  const figures = facts([messages.yourStars, messages.topPrize, messages.lit])
  stage.controls.append(element('div', { class: 'choice-row is-even' }, ...buttons), figures.root)

  const choose = (chosen: readonly number[]): void => {
    picks = chosen
    sky.ring(picks)
    showHits(undefined)
  }
  const showHits = (hits: number | undefined): void => {
    ladder.show({ picks: picks.length, hits })
    const best = rungsOf(picks.length).at(-1)
    const bestPays = best === undefined ? '–' : multiplierText(kenoPays(picks.length, best))
    figures.set([
      formatMessage(messages.starsChosen, { chosen: picks.length, most: kenoPicksMax }),
      bestPays,
      String(hits ?? '–'),
    ])
    const run = (): void => stage.begin({ picks })
    if (picks.length === 0) stage.setAction({ label: messages.chooseStars, isEnabled: false, run })
    else stage.setAction({ label: messages.lightSky, run })
  }
  const show = (view: KenoView): void => {
    choose(view.picks)
    for (const star of view.drawn) sky.light(star, picks)
    showHits(view.hits)
  }
  choose([])
  return {
    setBusy(busy) {
      isBusy = busy
      for (const button of buttons) button.disabled = busy
    },
    show: (round) => round !== undefined && show(round.view as KenoView),
    async play(round) {
      const view = round.view as KenoView
      choose(view.picks)
      await afterFrame()
      await lightUp(stage, sky, view)
      showHits(view.hits)
      if (round.win > round.staked) cheer(stage)
    },
  }
}

const plainButton = (label: string, onclick: () => void) =>
  element('button', { type: 'button', class: 'plain-button', onclick }, label)

async function lightUp(
  stage: Stage,
  sky: ReturnType<typeof createSky>,
  { drawn, picks, hits }: KenoView,
): Promise<void> {
  let lit = 0
  for (const star of drawn) {
    if (sky.light(star, picks)) lit++
    stage.sound.play(picks.includes(star) ? 'call' : 'mark', lit)
    await stage.motion.wait(lightMs)
  }
  stage.say(formatMessage(messages.starsLit, { count: hits }))
}

function cheer(stage: Stage): void {
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height * 0.35, count: 60, colours: ['#fff3b0', '#8fe3ff', '#ffcf5f'] })
}

function createSky(onTap: (star: number) => void) {
  const stars = Array.from({ length: kenoStars }, (_, index) =>
    element(
      'button',
      { type: 'button', class: 'star', 'aria-pressed': 'false', onclick: () => onTap(index + 1) },
      starShape(),
      element('span', {}, String(index + 1)),
    ),
  )
  return {
    root: element('div', { class: 'stars' }, ...stars),
    ring(picks: readonly number[]): void {
      for (const [index, button] of stars.entries()) {
        const isPicked = String(picks.includes(index + 1))
        // Rewriting forty stars would restyle all of them.
        if (button.getAttribute('aria-pressed') !== isPicked) button.setAttribute('aria-pressed', isPicked)
        if (button.dataset.lit !== undefined) delete button.dataset.lit
      }
    },
    /** Whether the star is one of the player's. */
    light(star: number, picks: readonly number[]): boolean {
      const [button, isHit] = [stars[star - 1], picks.includes(star)]
      if (button !== undefined) button.dataset.lit = isHit ? 'hit' : 'miss'
      return isHit
    },
  }
}

const rungsOf = (picks: number): number[] =>
  Array.from({ length: picks }, (_, index) => index + 1).filter((hits) => kenoPays(picks, hits) > 0)

/** The payout of each number of stars: rebuilt for another number of picks, highlighted at the result. */
function createLadder() {
  const root = element('div', { class: 'ladder' })
  let built = { picks: 0, rungs: new Map<number, HTMLElement>() }
  return {
    root,
    show({ picks, hits }: { readonly picks: number; readonly hits: number | undefined }): void {
      if (picks !== built.picks) {
        built = { picks, rungs: new Map(rungsOf(picks).map((each) => [each, rung(picks, each)])) }
        root.replaceChildren(...built.rungs.values())
      }
      for (const [each, label] of built.rungs) label.classList.toggle('is-hit', each === hits)
    },
  }
}

const rung = (picks: number, hits: number): HTMLElement =>
  element(
    'span',
    { class: 'rung' },
    element('b', {}, formatMessage(messages.hitsLit, { hits })),
    multiplierText(kenoPays(picks, hits)),
  )

const starShape = (): SVGElement => {
  const d = 'M24 3l6 14 15 2-11 10 3 15-13-8-13 8 3-15L3 19l15-2z'
  return drawing('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, drawing('path', { d, fill: 'currentColor' }))
}

/** Only a suggestion of what to bet on: no result hangs on it. */
function luckyPicks(): number[] {
  const bytes = crypto.getRandomValues(new Uint32Array(kenoStars))
  return [...bytes.entries()]
    .sort(([, a], [, b]) => a - b)
    .slice(0, kenoPicksMax)
    .map(([index]) => index + 1)
}
