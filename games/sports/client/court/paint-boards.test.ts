import { expect, test } from 'vitest'
import { pitchView } from '../pitch/pitch-view.ts'
import { paintBoards } from './paint-stands.ts'

type Span = { readonly from: number; readonly to: number }

/** Letters of half their height, and where each of the texts begins and ends. */
function writtenOn(width: number, height: number): readonly Span[] {
  const written: Span[] = []
  let size = 0
  const wide = (text: string): number => text.length * size * 0.5
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get(_context, name) {
      if (name === 'measureText') return (text: string) => ({ width: wide(text) })
      if (name === 'fillText') return (text: string, x: number) => void written.push({ from: x, to: x + wide(text) })
      return () => undefined
    },
    set(_context, name, value) {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(String(value))?.[1])
      return true
    },
  })
  paintBoards({ context, view: pitchView(width, height) }, 'BITUIN FOOTBALL')
  return written
}

test.each([
  [360, 195],
  [716, 477],
  [716, 734],
])('the words on the boards of a ground of %i by %i follow each other', (width, height) => {
  const written = writtenOn(width, height)
  expect(written.length).toBeGreaterThan(1)
  for (const [index, { from }] of written.entries())
    expect(from).toBeGreaterThan(written[index - 1]?.to ?? Number.NEGATIVE_INFINITY)
})
