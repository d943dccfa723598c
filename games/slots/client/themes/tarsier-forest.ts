import { tarsierModel } from '../../math/tarsier-forest.ts'
import { tarsierForestStage } from '../stages/tarsier-forest-stage.ts'
import type { Theme } from '../theme.ts'

export const tarsierForestTheme: Theme = {
  model: tarsierModel,
  scene: tarsierForestStage,
  entry: 'turn',
  backdrop: {
    sky: ['#06202e', '#0c4048', '#1f6a5a', '#5a9a6a'],
    orb: { x: 0.72, y: 0.15, r: 0.1, colour: '#f0ffd8' },
    specks: '#d8ff8a',
    ridges: [
      { kind: 'trees', y: 0.46, colours: ['#14584a', '#0c3a38'] },
      { kind: 'trees', y: 0.6, colours: ['#0c4038', '#062422'] },
      { kind: 'trees', y: 0.8, colours: ['#062a26', '#021412'] },
    ],
  },
  palette: { board: '#06241f', cell: '#0f3c32', frame: ['#5a8a2e', '#e0f08a'], glow: '#c8ff7a' },
  pictures: {
    hornbill: `
#3a3a5a #14142a | M40 92Q22 76 28 50Q30 26 52 22Q70 22 70 42Q66 60 62 92Z
#ffb02e #d8401a | M62 26Q92 24 94 54Q84 48 62 48Z
#e02a3a #8a0f24 | M44 22Q54 2 82 14Q86 22 74 26Q58 22 44 22Z
#fff2d8 | o 56 36 8
#14102a | o 57 36 4
#fff8f0 #d8c8b8 | M40 60Q52 66 62 60L60 92H44Z`,
    butterfly: `
~#ff9ad8 #8a2ab8 | M48 44Q30 4 8 16Q2 40 22 50Q12 66 22 82Q40 88 48 58Z
~#ffe08a | M40 40Q28 18 16 24Q16 38 40 40Z;o 28 68 7
~#4a1060 | o 22 28 3;o 28 68 3
#3a1a4a #1a0a2a | M46 30H54V78Q50 86 46 78Z
- #3a1a4a 3 | M48 30Q42 16 36 14M52 30Q58 16 64 14`,
    orchid: `
~#ff8ac8 #b82a8a | M50 48Q26 18 10 34Q10 58 50 54Z
#ffb8e0 #e05aa8 | M50 46Q34 24 50 6Q66 24 50 46Z;M48 52Q30 62 28 86Q46 78 50 56Z;M52 52Q70 62 72 86Q54 78 50 56Z
#ffe27a #e8801e | M42 48Q50 40 58 48Q62 64 50 72Q38 64 42 48Z
#c8205a | o 47 54 2;o 53 54 2;o 50 62 2`,
    gecko: `
- #7ae04a 9 | M30 34L14 22M70 40L88 30M34 60L16 68M66 62L84 74
#8af05a #2a8a3a | M50 6Q68 8 66 28Q72 46 62 62Q60 76 74 84Q84 88 80 94Q58 96 50 74Q34 60 36 40Q30 24 36 14Q42 6 50 6Z
#ff8a3a | o 46 36 4;o 56 46 4;o 47 56 4;o 57 64 3
#fff | o 41 16 5;o 60 16 5
#102010 | o 41 16 2.6;o 60 16 2.6`,
    leaf: `
#9af05a #1f7a3a | M12 88Q8 30 60 10Q80 4 92 8Q94 40 76 62Q54 88 12 88Z
- #e0ffb0 3.4 | M14 86Q50 60 84 18M36 70Q32 52 36 40M36 70Q54 70 66 62M56 50Q54 36 58 26M56 50Q70 48 78 42`,
    fern: `
- #8af0a0 4 | M50 94Q46 50 50 8
~#4ad88a #0f6a5a | M48 84Q28 92 14 78Q32 68 48 78Z;M48 66Q26 72 12 56Q32 48 48 60Z;M48 48Q30 52 18 36Q36 32 48 42Z;M49 32Q36 34 28 20Q42 18 49 26Z`,
    berry: `
#5ab04a #1f6a2c | M50 34Q30 10 14 20Q24 38 50 34Z;M50 34Q70 10 86 20Q76 38 50 34Z
#ff5a6a #9a0f3a | o 34 52 19;o 66 52 19;o 50 72 20
#ffffffaa | o 28 45 5;o 60 45 5;o 44 65 5`,
    mushroom: `
#fff4e0 #c8a888 | M38 50H62Q60 76 68 90H32Q40 76 38 50Z
#ff9a4a #c8381e | M50 10Q88 12 92 52Q70 60 50 58Q30 60 8 52Q12 12 50 10Z
#fff4d8 | o 34 32 8 7;o 62 26 7 6;o 74 44 6 5;o 50 46 6 5;o 20 46 4`,
    tarsier: `
~#e8a878 #8a5030 | M24 36Q2 28 8 8Q26 4 36 24Z
~#ffc8a8 | M22 28Q10 22 13 13Q23 13 30 24Z
#d8945a #7a4424 | M50 14Q86 14 86 48Q84 84 50 86Q16 84 14 48Q14 14 50 14Z
#f0c898 | M50 46Q72 56 66 74Q58 84 50 84Q42 84 34 74Q28 56 50 46Z
~#fff2b8 #ffb02e | o 32 44 18
~#2a1408 | o 33 45 10
~#ffffff | o 29 40 4
#5a2a1a | M45 60H55L50 67Z
- #5a2a1a 2.6 | M42 72Q50 78 58 72
~#c88a5a #7a4424 | M22 82Q20 96 32 96Q40 92 36 82Z`,
    moon: `
#ffffd8 #d8c86a | o 50 50 42
#e8dc8a77 | o 36 38 9;o 64 60 11;o 60 30 5;o 34 66 6
#fffff0aa | M50 8A42 42 0 0 0 20 78A48 48 0 0 1 50 8Z
#2a5a4a #0c2a24 | M20 90Q30 70 46 78Q66 64 82 88Q50 98 20 90Z`,
  },
}
