import { fiestaModel } from '../../math/fiesta-masks.ts'
import { messages } from '../../math/symbols/messages/en.ts'
import { fiestaMasksStage } from '../stages/fiesta-masks-stage.ts'
import type { Theme } from '../theme.ts'
import { drum } from './motifs.ts'

export const fiestaMasksTheme: Theme = {
  model: fiestaModel,
  names: {
    'sun mask': messages['symbol.sun mask'],
    'moon mask': messages['symbol.moon mask'],
    'bird mask': messages['symbol.bird mask'],
    'fish mask': messages['symbol.fish mask'],
    ruby: messages['symbol.ruby'],
    amber: messages['symbol.amber'],
    jade: messages['symbol.jade'],
    sapphire: messages['symbol.sapphire'],
  },
  scene: fiestaMasksStage,
  entry: 'turn',
  backdrop: {
    sky: ['#3a0f5a', '#8a1f7a', '#e04a6a', '#ffb05a'],
    specks: '#ffe08a',
    ridges: [
      { kind: 'roofs', y: 0.56, colours: ['#5a1858', '#3a0f42'] },
      { kind: 'roofs', y: 0.7, colours: ['#3a0f42', '#20082a'] },
      { kind: 'trees', y: 0.88, colours: ['#240a30', '#12041a'] },
    ],
  },
  palette: { board: '#2a0c3a', cell: '#471a58', frame: ['#e0407a', '#ffd86a'], glow: '#ffd24a' },
  pictures: {
    'sun mask': `
#ffb02e #d8401a | s 50 50 47 31 14
#fff2a0 #f0a01e | o 50 50 31
~#c8205a #7a0f3a | M22 42Q34 32 46 44Q36 54 22 42Z
~#fff | o 34 43 4.4
~#1a0a10 | o 34 43 2.4
#e0601a | M46 46H54L57 60H43Z
#c8203a #7a0a24 | M34 66Q50 60 66 66Q50 80 34 66Z
#5ad8c8 | s 50 26 8 3.4 4
~#ff6a9a | o 27 60 5`,
    'moon mask': `
#d8e8ff #5a6ad0 | M62 6Q22 4 14 48Q18 94 62 94Q40 82 40 50Q40 18 62 6Z
#f4f8ff #9ab0f0 | M62 6Q88 24 88 50Q88 78 62 94Q40 82 40 50Q40 18 62 6Z
#4a2ab0 #24107a | M46 42Q56 34 66 44Q56 52 46 42Z;M70 44Q78 36 86 44Q80 50 70 44Z
#fff | o 56 43 3.4;o 79 44 3
#d8b0ff | M66 48L74 62H64Z
#b82a7a | M54 70Q66 64 78 70Q66 80 54 70Z
#ffe27a | s 26 34 8 3 5;s 22 54 6 2.6 5;s 30 72 7 3 5`,
    'bird mask': `
~#ff7a4a #c8201e | M34 32Q20 2 8 12Q18 20 12 28Q22 30 20 40Z
~#ffd24a #e8801e | M40 24Q36 2 24 2Q30 12 28 28Z
#3ac8a8 #0f6a6a | M50 10Q84 14 84 48Q80 70 62 74L50 94L38 74Q20 70 16 48Q16 14 50 10Z
~#fff0c0 | o 34 42 12
~#14102a | o 35 43 6
#ffb02e #d8601a | M50 46Q62 54 58 74L50 92L42 74Q38 54 50 46Z
~#ff6a9a | s 26 60 6 2.6 5`,
    'fish mask': `
#5aa8ff #1f3ab8 | M50 8Q86 20 90 54L96 76L76 72Q66 92 50 92Q34 92 24 72L4 76L10 54Q14 20 50 8Z
~#bfe4ff | M20 54Q26 46 32 54Q26 62 20 54Z;M28 68Q34 60 40 68Q34 76 28 68Z
#ff8a3a #d8401a | M50 4Q60 20 58 34Q50 40 42 34Q40 20 50 4Z
~#fff6c8 | o 33 40 12
~#14102a | o 34 41 6
#ff6a8a #a8143a | M36 74Q50 64 64 74Q50 88 36 74Z`,
    ruby: `
#ff8a6a #a8142a | M56 4Q86 26 74 62Q64 78 46 84L32 96L28 92L38 78Q22 40 56 4Z
#ffffff44 | M54 10Q36 42 44 78L40 80Q26 42 54 10Z
- #00000044 2 | M34 88Q50 50 60 18M44 66L30 56M50 50L36 40M56 34L46 26M46 64L66 60M52 46L72 44M58 30L70 26
#ffe27a #b8700f | o 52 60 15
* 48 55 18 #ff9aa8 #a80f34 | o 52 60 11
#ffffffcc | o 48 55 3`,
    amber: `
#ffe27a #c8781a | M56 4Q86 26 74 62Q64 78 46 84L32 96L28 92L38 78Q22 40 56 4Z
#ffffff44 | M54 10Q36 42 44 78L40 80Q26 42 54 10Z
- #00000044 2 | M34 88Q50 50 60 18M44 66L30 56M50 50L36 40M56 34L46 26M46 64L66 60M52 46L72 44M58 30L70 26
#ffe27a #b8700f | o 52 60 15
* 48 55 18 #ffe8a0 #c8600f | o 52 60 11
#ffffffcc | o 48 55 3`,
    jade: `
#8af0a8 #0f6a4a | M56 4Q86 26 74 62Q64 78 46 84L32 96L28 92L38 78Q22 40 56 4Z
#ffffff44 | M54 10Q36 42 44 78L40 80Q26 42 54 10Z
- #00000044 2 | M34 88Q50 50 60 18M44 66L30 56M50 50L36 40M56 34L46 26M46 64L66 60M52 46L72 44M58 30L70 26
#ffe27a #b8700f | o 52 60 15
* 48 55 18 #a8ffd0 #14784a | o 52 60 11
#ffffffcc | o 48 55 3`,
    sapphire: `
#7ac0ff #2438a8 | M56 4Q86 26 74 62Q64 78 46 84L32 96L28 92L38 78Q22 40 56 4Z
#ffffff44 | M54 10Q36 42 44 78L40 80Q26 42 54 10Z
- #00000044 2 | M34 88Q50 50 60 18M44 66L30 56M50 50L36 40M56 34L46 26M46 64L66 60M52 46L72 44M58 30L70 26
#ffe27a #b8700f | o 52 60 15
* 48 55 18 #a8d0ff #1f3ab8 | o 52 60 11
#ffffffcc | o 48 55 3`,
    drum: drum('#fff4d8', '#e0407a'),
  },
}
