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
#8a5028 #34180a | M30 66H70V82H78V94H22V82H30Z
~#9a5c30 #3c1c0c | M38 46Q24 50 24 64L26 80H38L40 62Z
#a8683a #4a2410 | M38 42H62L64 70H36Z
#d8343a #8f1420 | M36 63H64V72H36Z
- #ffe9b8 1.6 | M37 67.5H63
* 42 18 34 #d8945a #4a240f | M50 4Q71 4 71 26Q70 40 50 47Q30 40 29 26Q29 4 50 4Z
#2a1008 | M29 22Q31 2 50 2Q69 2 71 22Q60 13 50 13Q40 13 29 22Z
#d8343a #8f1420 | M29 22Q40 12 50 12Q60 12 71 22V26Q60 17 50 17Q40 17 29 26Z
~#2a1006 | M33 29Q40 22 48 29Q41 34 33 29Z
~#f4dca8 | M35.5 29Q40 25.4 46 29Q41 31.4 35.5 29Z
~#2a1006 | o 41 28.6 1.6
#b87a44 #6a3818 | M48 27H52L54.4 36Q50 38 45.6 36Z
- #2a1006 2.2 | M44 41Q50 43 56 41
- #ffd86a 2.4 | M40 49Q50 57 60 49
#e02a3a | o 50 54 3`,
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
