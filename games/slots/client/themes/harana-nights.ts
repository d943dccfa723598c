import { haranaModel } from '../../math/harana-nights.ts'
import { haranaNightsStage } from '../stages/harana-nights-stage.ts'
import type { Theme } from '../theme.ts'
import { fan, guitar, sampaguita } from './motifs.ts'

export const haranaNightsTheme: Theme = {
  model: haranaModel,
  scene: haranaNightsStage,
  entry: 'turn',
  backdrop: {
    sky: ['#0a1038', '#1f2468', '#5a3a8a', '#c8688a'],
    orb: { x: 0.78, y: 0.14, r: 0.1, colour: '#fff4c8' },
    specks: '#ffffff',
    ridges: [
      { kind: 'hills', y: 0.56, colours: ['#3a2a6a', '#241a4a'] },
      { kind: 'roofs', y: 0.7, colours: ['#241848', '#140c2e'] },
      { kind: 'trees', y: 0.86, colours: ['#160e34', '#0a0620'] },
    ],
  },
  palette: { board: '#161038', cell: '#2a1f5a', frame: ['#b8508a', '#ffd8a8'], glow: '#ffb8d8' },
  pictures: {
    guitar: guitar('#ffb85a', '#a8481a'),
    rose: `
- #3f8a3a 5 | M50 56Q46 78 52 94
~#5ab04a #1f6a2c | M50 80Q34 66 20 74Q30 90 50 84Z
#ff5a7a #9a0f34 | M50 8Q74 4 80 26Q90 44 72 56Q58 68 50 66Q42 68 28 56Q10 44 20 26Q26 4 50 8Z
#ff8aa0 #c8204a | M50 16Q66 14 68 30Q70 46 50 52Q30 46 32 30Q34 14 50 16Z
- #7a0a28 2.6 | M50 22Q62 22 60 34Q52 44 44 36Q42 28 50 30M28 34Q34 54 50 56Q66 54 72 34`,
    fan: fan('#b89aff', '#5a2a9a'),
    letter: `
#fff6e0 #e8d0a0 | M8 24H92V80H8Z
#f0dcb0 #d0b078 | M8 80L40 50L50 58L60 50L92 80Z
#fffaf0 #f0dcb8 | M8 24H92L50 60Z
- #b8905a 2 | M8 24L50 60L92 24
#e02a4a #8a0f2a | M50 74Q30 60 36 50Q44 44 50 54Q56 44 64 50Q70 60 50 74Z`,
    lamp: `
- #c8a050 4 | M38 14Q50 -2 62 14
#d8a84a #8a5a14 | M34 14H66L72 24H28Z
#fff0a8 #ff9a2e | M30 24H70L76 72H24Z
#ffffffaa | M50 36Q62 50 50 64Q38 50 50 36Z
- #7a4a10 4 | M30 24L24 72M70 24L76 72M50 24V36
#d8a84a #7a4a10 | M20 72H80L74 90H26Z`,
    jasmine: sampaguita('#ffffff'),
    candle: `
#ffb02e #fff0a8 | M50 4Q64 22 50 36Q36 22 50 4Z
#ffe8f0 #d890b8 | M38 36H62V74H38Z
#ffffff | M38 36Q42 52 46 40Q52 60 57 40Q60 46 62 36Z
#e8b84a #8a5a14 | M22 74H78Q76 90 50 92Q24 90 22 74Z
- #c8902a 5 | M78 78Q94 74 90 86Q84 92 74 86`,
    serenade: `
#fff4c8 #ffc86a | o 50 44 41
#3a2a6a #1a1038 | M16 92Q18 66 40 60H62Q82 66 84 92Z
#fff6e8 #d8c8e8 | M42 58H60L56 90H44Z
#d88a5a #a85a34 | M36 32Q36 16 51 16Q66 16 66 32Q66 54 51 56Q36 54 36 32Z
#f0d8a0 #b8863a | M14 28Q50 14 88 28Q70 34 51 33Q32 34 14 28Z;M34 26Q36 4 51 4Q66 4 68 26Z
#c8203a | M34 22Q50 18 68 22V27Q50 23 34 27Z
#2a1020 | o 44 38 2.4;o 58 38 2.4
- #5a1a1a 2.4 | M45 46Q51 51 57 46
#e8963a #8a3f14 | M20 78Q30 64 44 76Q60 66 66 78Q62 92 46 90Q28 96 20 78Z
#2a1208 | o 45 80 5
- #4a2410 5 | M60 76L92 60
- #fff0c0 1.4 | M32 82L90 60`,
  },
}
