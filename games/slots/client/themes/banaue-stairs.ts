import { banaueModel } from '../../math/banaue-stairs.ts'
import { banaueStairsStage } from '../stages/banaue-stairs-stage.ts'
import type { Theme } from '../theme.ts'
import { drum, hut, rice } from './motifs.ts'

export const banaueStairsTheme: Theme = {
  model: banaueModel,
  scene: banaueStairsStage,
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
    jade: `
#8af0b4 #0f6a40 | M50 6Q94 8 94 52Q92 94 54 94L54 78Q76 76 76 52Q74 26 50 26Q26 28 26 52Q28 74 44 78L40 94Q8 86 6 50Q10 8 50 6Z
#d8ffe488 | M50 10Q14 14 12 50Q16 70 24 78Q14 50 28 30Q40 18 60 20Z
#0f6a40 | o 50 16 4;o 16 50 4;o 84 50 4
#8af0b4 #0f6a40 | M38 76H60L64 94H34Z`,
    clay: `
#d8744a #5a2010 | M34 6H66L62 22Q92 36 90 64Q82 92 50 94Q18 92 10 64Q8 36 38 22Z
#f0a078aa | M38 24Q18 38 20 64Q26 80 34 86Q24 50 44 24Z
- #fff0d0 3 | M14 54L26 46L38 54L50 46L62 54L74 46L86 54
- #3a1408 3 | M14 66H86M34 12H66`,
    sky: `
#3a6ad8 #14246a | M8 14H92V86H8Z
- #ffffff 3 | M8 30H92M8 70H92
#e8404a #8a1424 | M50 36L64 50L50 64L36 50Z
#ffd24a | M20 42L28 50L20 58L12 50Z;M80 42L88 50L80 58L72 50Z
- #ffd86a 3 | M14 86V96M26 86V96M38 86V96M50 86V96M62 86V96M74 86V96M86 86V96`,
    straw: `
#f0cf70 #a8701a | o 50 50 42
- #8a5a14 3 | o 50 50 33;o 50 50 23;o 50 50 13
- #fff0b8 2 | M50 8V20M50 80V92M8 50H20M80 50H92M20 20L29 29M71 71L80 80M20 80L29 71M71 29L80 20
#7a4a10 | o 50 50 5`,
    sun: `
#ffb02e #e0601a | s 50 50 46 30 12
#fff2a0 #ffc23a | o 50 50 29
#c8500f | o 41 46 3.4;o 59 46 3.4
- #c8500f 3.4 | M38 56Q50 68 62 56
#ffffff99 | o 40 34 9 5`,
    drum: drum('#fff0d0', '#c8402a'),
  },
}
