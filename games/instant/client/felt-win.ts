import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'

type WinSize = 'small' | 'big' | 'huge'
const sizes: readonly (readonly [WinSize, number, number])[] = [
  ['huge', 50, 3],
  ['big', 10, 2],
  ['small', 1, 1],
]
const smallest = ['small', 1, 1] as const
const waveMs = 340

type Where = { readonly x?: number; readonly y?: number; readonly colours: readonly string[] }

/** How much of a stage a win fills: by what it brought for each peso. A round that brought no more than it cost fills none. */
export function feelWin(stage: Stage, { win, staked, state }: RoundView, where: Where): boolean {
  if (state !== 'over' || win <= staked) return false
  const [size, , waves] = sizes.find(([, from]) => win >= staked * from) ?? smallest
  stage.container.dataset['win'] = size
  for (let wave = 0; wave < waves; wave++) burst(stage, where, wave)
  return true
}

/** A new round begins in the usual light. */
export function endWin({ container }: Pick<Stage, 'container'>): void {
  delete container.dataset['win']
}

/** The first from where it was won, the others at its sides. */
function burst({ particles, motion }: Stage, { x, y, colours }: Where, wave: number): void {
  const { width, height } = particles.size
  const aside = wave === 0 ? 0 : (wave % 2 === 0 ? 1 : -1) * width * 0.28
  const at = { x: (x ?? width / 2) + aside, y: y ?? height * 0.4 }
  if (wave === 0) particles.burst({ ...at, count: 44, colours })
  else if (!motion.isReduced) setTimeout(() => particles.burst({ ...at, count: 44, colours }), wave * waveMs)
}
