import { mayonModel } from '../../math/mayon-fire.ts'
import type { Theme } from '../theme.ts'
import { gem } from './gems.ts'
import { drum } from './motifs.ts'

export const mayonFireTheme: Theme = {
  model: mayonModel,
  hero: 'mayon',
  entry: 'turn',
  marks: 'multiplier',
  backdrop: {
    sky: ['#1a0a2e', '#5a1a3a', '#c8402e', '#ff9a3a'],
    specks: '#ffb86a',
    ridges: [
      { kind: 'peak', y: 0.46, colours: ['#3a1636', '#1a0a24'] },
      { kind: 'hills', y: 0.6, colours: ['#2a1030', '#14061c'] },
      { kind: 'trees', y: 0.82, colours: ['#1a0a20', '#0a0410'] },
    ],
  },
  palette: { board: '#220a1c', cell: '#3c142a', frame: ['#b8301a', '#ffb84a'], glow: '#ff9a3a' },
  pictures: {
    phoenix: `
#ff9a2e #c8201a | M50 34Q24 6 6 20Q14 30 10 40Q20 42 22 54Q32 52 42 60Q34 78 22 92Q40 88 50 72Q60 88 78 92
  Q66 78 58 60Q68 52 78 54Q80 42 90 40Q86 30 94 20Q76 6 50 34Z
#ffe27a #ff8a1e | M50 40Q32 22 18 28Q30 36 34 46Q44 50 50 62Q56 50 66 46Q70 36 82 28Q68 22 50 40Z
#fff0a8 #ffb02e | M42 20Q50 4 58 20Q60 34 50 44Q40 34 42 20Z
#7a1a10 | M47 24L53 24L50 32Z
#2a0a10 | o 46 20 2;o 54 20 2`,
    tower: `
#8a7a72 #3a3038 | M26 92V34Q26 30 30 30H32V18H40V24H46V14H54V24H60V18H68V30H70Q74 30 74 34V92Z
#5a4a4a | M30 38H70V43H30Z;M30 62H70V66H30Z
#1a1018 | M42 60V52Q50 42 58 52V60Z;M42 92V78Q50 68 58 78V92Z
#ffd24a #c9841a | M46 50H54L57 58H43Z
#4f9a3a | M24 92Q22 78 32 70Q34 84 30 92Z;M76 92Q80 84 72 76Q68 84 70 92Z`,
    drum: drum('#fff0d0', '#b8402a'),
    torch: `
#a86a34 #5a2e12 | M42 52H58L54 94H46Z
#e8a84a #9a5a1a | M36 44H64L60 58H40Z
#ff8a2e #d8261a | M50 4Q72 24 66 42Q60 52 50 50Q40 52 34 42Q28 26 42 18Q42 28 48 26Q54 16 50 4Z
#ffe88a #ffb02e | M50 24Q60 34 56 44Q50 50 44 44Q40 36 50 24Z`,
    garnet: gem('hexagon', ['#ff6a7a', '#8a0f2a']),
    topaz: gem('diamond', ['#ffd86a', '#c8700f']),
    obsidian: gem('octagon', ['#7a6a9a', '#1f1436']),
    quartz: gem('drop', ['#ffc8e8', '#b85a9a']),
    lava: `
#ffe27a #e0301a | M10 8H90V30Q90 44 82 44Q76 44 76 54V74Q76 82 70 82Q64 82 64 72V60Q58 52 54 62V86Q54 94 47 94
  Q40 94 40 84V56Q34 46 30 58V66Q30 74 24 74Q18 74 18 64V46Q10 44 10 32Z
#fff6c0 #ffb02e | M16 14H84V26Q70 34 62 26Q50 38 40 28Q28 36 16 28Z
#ffffffcc | o 28 20 8 3;o 66 18 6 3
#ffe88a | o 47 82 4;o 70 72 3;o 24 64 3`,
    mayon: `
#c8d8ff #8a6aa8 | M30 24Q20 8 36 8Q44 0 54 8Q72 2 70 16Q78 24 62 26Z
#7a5a9a #2a1840 | M40 28Q46 24 60 28Q68 54 94 92H6Q32 54 40 28Z
#ff8a2e #d8261a | M42 28Q50 34 58 28Q60 42 66 50Q58 56 56 46Q54 66 48 70Q48 52 44 48Q42 58 36 56Q40 42 42 28Z
#ffe27a | M47 32Q50 36 54 32Q54 46 50 56Q48 44 47 32Z
#4a8a4a #1f4a2c | M6 92Q22 74 36 84Q52 72 66 84Q80 74 94 92Z`,
  },
}
