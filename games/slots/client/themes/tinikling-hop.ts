import { tiniklingModel } from '../../math/tinikling-hop.ts'
import { tiniklingHopStage } from '../stages/tinikling-hop-stage.ts'
import type { Theme } from '../theme.ts'
import { fan, guitar, sampaguita } from './motifs.ts'

export const tiniklingHopTheme: Theme = {
  model: tiniklingModel,
  scene: tiniklingHopStage,
  entry: 'turn',
  backdrop: {
    sky: ['#ffcf6a', '#ff9a5a', '#e0607a', '#7a2f7a'],
    orb: { x: 0.5, y: 0.3, r: 0.16, colour: '#fff6c8' },
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#b84a70', '#7a2a60'] },
      { kind: 'trees', y: 0.66, colours: ['#5a1f58', '#341040'] },
    ],
  },
  palette: { board: '#3a1040', cell: '#5a1f58', frame: ['#3f8a4a', '#e0f0a0'], glow: '#ffe08a' },
  pictures: {
    banduria: guitar('#ffa84a', '#8a3414'),
    fan: fan('#ffd86a', '#e0502a'),
    scarf: `
#ff6a9a #a81a5a | M10 20Q50 6 90 20Q84 40 60 44Q80 66 70 92Q56 82 50 60Q44 82 30 92Q20 66 40 44Q16 40 10 20Z
#ffe27a | o 26 24 4;o 42 20 4;o 58 20 4;o 74 24 4;o 34 74 4;o 66 74 4
- #ffd0e0 3 | M14 26Q50 14 86 26
#e83a7a #8a1048 | o 50 44 10`,
    bamboo: `
#b8e06a #4a8a2e | M24 6H42V94H24Z;M58 6H76V94H58Z
#e8ffb0 | M28 6H33V94H28Z;M62 6H67V94H62Z
#3a6a20 | M22 30H44V35H22Z;M22 64H44V69H22Z;M56 22H78V27H56Z;M56 56H78V61H56Z
#6ac84a #1f7a2c | M42 34Q56 30 60 42Q46 46 42 34Z;M76 26Q92 24 94 36Q82 40 76 26Z`,
    blossom: sampaguita('#fff0f8'),
    slipper: `
#f0c890 #a86a34 | M36 8Q60 2 66 26Q66 44 62 56Q66 84 50 94Q32 92 32 68Q34 52 28 34Q26 14 36 8Z
#d8a05a | M40 14Q56 10 60 28Q60 44 56 56Q58 80 50 86Q40 84 40 66Q42 50 35 34Q33 20 40 14Z
- #e02a5a 7 | M28 36Q44 28 49 20Q54 34 66 38`,
    dancer: `
~#d8955a #a86838 | M42 46Q18 42 14 20L22 18Q28 34 46 38Z
#c8324a #7a0f2e | M34 58H66L86 84Q50 94 14 84Z
#ffe27a | M18 80Q50 90 82 80L86 84Q50 94 14 84Z
~#d8955a #a86838 | M38 86H46V97H36Z
#fff6e8 #e8c8d8 | M38 38H62L64 62H36Z
~#ffffff #d8c8e8 | M38 40Q22 34 24 46Q34 54 42 50Z
#e0a06a #b87040 | M40 22Q40 10 50 10Q60 10 60 22Q60 36 50 37Q40 36 40 22Z
#2a1018 | M38 24Q38 5 50 5Q62 5 62 24Q58 12 50 14Q42 12 38 24Z
#ff5a7a | s 60 9 8 4 6
#2a1018 | o 46 24 1.8;o 54 24 1.8
- #a8203a 2 | M46 30Q50 33 54 30
~#ffd86a #e8902a | M6 22Q4 6 18 4Q28 8 22 20Z`,
  },
}
