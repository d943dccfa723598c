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
#8a5028 #34180a | M20 82H80V94H20Z
- #ffd86a 1.6 | M24 86H76
~#a8683a #3a1a0c | M40 68Q28 62 24 74L22 84H38L42 76Z
~#9a5c30 #34180a | M38 50Q28 52 28 66L32 74L44 68L42 58Z
* 46 54 34 #b87a48 #4a2410 | M38 48Q50 44 62 48L64 70H36Z
#d8343a #8f1420 | M36 66Q50 71 64 66L63 75Q50 79 37 75Z
- #ffe9b8 1.4 | M37 70Q50 75 63 70
* 43 22 32 #d89a62 #5a2c14 | M50 6Q70 8 70 26Q69 42 50 49Q31 42 30 26Q30 8 50 6Z
~- #ffd24a 2.2 | o 27 38 3.4
#2e140a #140704 | M29 26Q28 2 50 2Q72 2 71 26Q66 13 50 13Q34 13 29 26Z
#d8343a #8f1420 | M29 21Q38 13 50 12Q62 13 71 21V26Q62 18 50 18Q38 18 29 26Z
- #ffe08a 1.3 | M30 23Q40 15.4 50 15Q60 15.4 70 23
~#f4e0b0 #b87a3a | M31 22Q18 12 23 3Q32 8 35 17Z
~#3a180a | M33 27Q39 22 46.5 28L46 26Q39 19 32.6 24Z
~#fff4d8 | M34 29.6Q40 25 46 29.6Q40 35 34 29.6Z
~#1e0a04 | o 40.4 29.6 2.5
#c08048 #6a3818 | M48 27H52L55.4 37.6Q50 41 44.6 37.6Z
#7a2e1a #4a160c | M43 42.6Q46.6 40.6 50 42Q53.4 40.6 57 42.6Q54 46.6 50 46.6Q46 46.6 43 42.6Z
- #ffd86a 2.2 | M39 50Q50 60 61 50
#e02a3a | o 50 57 3.6`,
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
#ffb02e #d8501a | s 50 50 48 33 16
#c8401a #7a1a0c | o 50 50 34
* 44 42 34 #fff6c0 #f0a01e | o 50 50 30
#d8601a | s 50 50 26 11 8
* 47 46 14 #fffbe0 #ffc23a | o 50 50 12
- #7a1a0c 1.6 | o 50 50 12;o 50 50 30
#fff6d8 | o 50 24 2.2;o 50 76 2.2;o 24 50 2.2;o 76 50 2.2`,
    drum: drum('#fff0d0', '#c8402a'),
  },
}
