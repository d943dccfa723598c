import type { Surface } from './surface.ts'
import type { Loop } from './loop.ts'
import type { Motion } from './motion.ts'

const poolSize = 160
const gravity = 0.22

type Particle = { x: number; y: number; dx: number; dy: number; life: number; hue: string; size: number }

/** A handful of sparks over the scene. Their number is fixed; the oldest make room. */
export type Particles = {
  readonly burst: (from: Burst) => void
  /** Of the scene, in CSS pixels, kept with its changes: to ask the page would make it lay everything out in the frame of a win. */
  readonly size: Readonly<Surface['size']>
}
export type Burst = {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly colours: readonly string[]
}

type ParticlesDependencies = { readonly loop: Loop; readonly motion: Pick<Motion, 'isReduced'> }

/**
 * Chance here is for the eye alone: it comes from a counter, so that a replay looks the same. With reduced motion nothing
 * flies.
 */
export function createParticles({ context, size }: Surface, { loop, motion }: ParticlesDependencies): Particles {
  const pool = Array.from(
    { length: poolSize },
    (): Particle => ({ x: 0, y: 0, dx: 0, dy: 0, life: 0, hue: '', size: 0 }),
  )
  let next = 0
  let alive = 0
  let remove: (() => void) | undefined
  const step = (): void => {
    alive = 0
    for (const particle of pool) {
      if (particle.life <= 0) continue
      particle.life -= 1 / 70
      particle.dy += gravity
      particle.x += particle.dx
      particle.y += particle.dy
      alive++
    }
  }
  const draw = (): void => {
    context.clearRect(0, 0, size.width, size.height)
    for (const { x, y, life, hue, size: edge } of pool) {
      if (life <= 0) continue
      context.globalAlpha = Math.min(1, life * 2)
      context.fillStyle = hue
      context.fillRect(x - edge / 2, y - edge / 2, edge, edge * (0.4 + Math.abs(Math.sin(life * 18)) * 0.8))
    }
    context.globalAlpha = 1
    if (alive > 0) return
    remove?.()
    remove = undefined
  }
  return {
    size,
    burst({ x, y, count, colours }) {
      if (motion.isReduced) return
      for (let index = 0; index < count; index++, next++) {
        const particle = pool[next % poolSize]
        if (particle === undefined) continue
        const [turn, force] = [spread(next) * Math.PI * 2, 2 + spread(next + 0.5) * 6]
        Object.assign(particle, { x, y, dx: Math.cos(turn) * force, dy: Math.sin(turn) * force - 4 })
        Object.assign(particle, {
          life: 0.6 + spread(next + 0.3) * 0.5,
          hue: colours[next % colours.length],
          size: 5 + (next % 4),
        })
      }
      alive = count
      remove ??= loop.add({ step, draw })
    },
  }
}

const spread = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}
