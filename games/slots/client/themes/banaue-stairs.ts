import { banaueModel } from '../../math/banaue-stairs.ts'
import type { Theme } from '../theme.ts'
import { gem } from './gems.ts'
import { drum, hut, rice } from './motifs.ts'

export const banaueStairsTheme: Theme = {
  model: banaueModel,
  hero: 'bulul',
  entry: 'drop',
  backdrop: {
    sky: ['#a8e0f0', '#d8f4e8', '#fff4d0'],
    orb: { x: 0.7, y: 0.12, r: 0.09, colour: '#fffbe0' },
    ridges: [
      { kind: 'hills', y: 0.34, colours: ['#6a9a8a', '#4a7a6a'] },
      { kind: 'terraces', y: 0.42, colours: ['#7ab84a', '#569a3a'] },
    ],
  },
  palette: { board: '#1f3418', cell: '#304c24', frame: ['#8a5a2a', '#f0d890'], glow: '#e8ff8a' },
  pictures: {
    bulul: `
#b8743a #5a2c10 | M34 62H66V80H74V94H26V80H34Z
#c8844a #6a3818 | M36 40H64L66 66H34Z
~#b8743a #5a2c10 | M38 42Q20 48 26 66Q34 74 44 66L42 60Q32 62 36 52Z
#d8945a #7a4220 | M50 6Q70 6 70 26Q68 42 50 44Q32 42 30 26Q30 6 50 6Z
~#fff2d0 | o 42 24 5
~#1a0a04 | o 42 24 2.4
- #3a1808 3 | M50 26V33M43 37H57
- #ffd86a 3 | M38 46Q50 54 62 46M34 84H66
#e02a3a | o 50 52 4`,
    cloud: `
#ffffff #b8d8f0 | M24 74Q4 72 8 54Q12 42 26 44Q28 22 50 22Q70 22 74 42Q92 42 92 58Q92 74 76 74Z
#ffffffcc | M30 46Q34 30 50 28Q40 36 38 50Z
- #7ab8e0 5 | M28 82L24 92M48 82L44 94M68 82L64 92`,
    hut: hut('#e8b84a'),
    rice,
    jade: gem('octagon', ['#7af0b0', '#14784a']),
    clay: gem('hexagon', ['#ff9a6a', '#a83a1a']),
    sky: gem('drop', ['#8ad8ff', '#1f5ac8']),
    straw: gem('diamond', ['#ffe88a', '#c8881a']),
    sun: `
#ffb02e #e0601a | s 50 50 46 30 12
#fff2a0 #ffc23a | o 50 50 29
#c8500f | o 41 46 3.4;o 59 46 3.4
- #c8500f 3.4 | M38 56Q50 68 62 56
#ffffff99 | o 40 34 9 5`,
    drum: drum('#fff0d0', '#c8402a'),
  },
}
