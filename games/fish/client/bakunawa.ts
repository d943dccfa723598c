import { eye, fall, fillPath, oval, type Pen } from './sea-look.ts'

const coils = [
  [-84, 10, 15],
  [-62, -12, 19],
  [-36, -16, 23],
  [-8, 4, 26],
  [20, 16, 28],
  [48, 4, 30],
] as const

/** The serpent that swallows moons: coils with a gold crest, a horned head, and the moon before its mouth. */
export function bakunawa(pen: Pen, wag: number): void {
  fillPath(
    pen,
    '#e8b23c',
    `M-84 10Q-104 ${-6 + wag * 8} -112 ${-22 + wag * 10}Q-108 4 -112 ${30 + wag * 6}Q-98 26 -84 18Z`,
  )
  for (const [index, [x, y, size]] of coils.entries()) {
    const rise = y + wag * (index % 2 === 0 ? 4 : -4)
    fillPath(
      pen,
      '#ffd25e',
      `M${x - size * 0.7} ${rise - size * 0.6}L${x - 2} ${rise - size - 13}L${x + size * 0.6} ${rise - size * 0.7}Z`,
    )
    oval(pen, index % 2 === 0 ? '#12897f' : '#1aa58f', [x, rise, size, size * 0.92])
    oval(pen, 'rgb(226 255 222 / 70%)', [x + 2, rise + size * 0.52, size * 0.62, size * 0.3])
    oval(pen, 'rgb(255 255 255 / 24%)', [x - size * 0.2, rise - size * 0.45, size * 0.5, size * 0.18])
  }
  const nod = wag * 3
  fillPath(pen, '#ffd25e', `M58 ${-22 + nod}Q48 -48 30 -56Q62 -54 76 ${-26 + nod}Z`)
  fillPath(pen, '#f2a81f', `M74 ${-22 + nod}Q76 -46 62 -58Q90 -46 90 ${-20 + nod}Z`)
  const head = `M44 ${nod}Q46 ${-32 + nod} 76 ${-30 + nod}Q102 ${-26 + nod} 108 ${-10 + nod}L84 ${-2 + nod}L104 ${10 + nod}Q92 ${26 + nod} 66 ${26 + nod}Q46 ${24 + nod} 44 ${nod}Z`
  fillPath(pen, fall(pen, [-30, 26], ['#4fe3b6', '#14938a', '#0b5068']), head)
  fillPath(pen, '#a3122e', `M106 ${-8 + nod}L82 ${-2 + nod}L102 ${8 + nod}Q92 ${nod} 106 ${-8 + nod}Z`)
  fillPath(pen, '#ffffff', `M102 ${-9 + nod}L98 ${-1 + nod}L94 ${-7 + nod}Z`)
  fillPath(pen, '#ffffff', `M100 ${8 + nod}L95 ${1 + nod}L91 ${5 + nod}Z`)
  eye(pen, 76, -15 + nod, 6.5)
}
