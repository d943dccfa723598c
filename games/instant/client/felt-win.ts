import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'

type WinSize = 'small' | 'big' | 'huge'
const sizes: readonly (readonly [WinSize, number, number])[] = [
  ['huge', 50, 3],
  ['big', 10, 2],
  ['small', 1, 1],
]
const waveMs = 340

type Where = { readonly x?: number; readonly y?: number; readonly colours: readonly string[] }

/** How much of a stage a win fills: by what it brought for each peso. A round that brought no more than it cost fills none. */
export function feelWin(stage: Stage, { win, staked, state }: RoundView, { x, y, colours }: Where): boolean {
  if (state !== 'over' || win <= staked) return false
  const [size, , waves] = sizes.find(([, from]) => win >= staked * from) ?? sizes[2] ?? ['small', 1, 1]
  stage.container.dataset['win'] = size
  const { width, height } = stage.particles.size
  const at = { x: x ?? width / 2, y: y ?? height * 0.4 }
  for (let wave = 0; wave < waves; wave++) {
    const aside = wave === 0 ? 0 : (wave % 2 === 0 ? 1 : -1) * width * 0.28
    const burst = (): void => stage.particles.burst({ x: at.x + aside, y: at.y, count: 44, colours })
    if (wave === 0) burst()
    else if (!stage.motion.isReduced) setTimeout(burst, wave * waveMs)
  }
  return true
}

/** A new round begins in the usual light. */
export function endWin({ container }: Pick<Stage, 'container'>): void {
  delete container.dataset['win']
}
