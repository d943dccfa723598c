import { carabaoModel } from '../../math/carabao-gold.ts'
import { carabaoGoldStage } from '../stages/carabao-gold-stage.ts'
import type { Theme } from '../theme.ts'
import { rice } from './motifs.ts'

export const carabaoGoldTheme: Theme = {
  model: carabaoModel,
  scene: carabaoGoldStage,
  entry: 'turn',
  marks: 'pay',
  backdrop: {
    sky: ['#ff9a3a', '#ffc85a', '#ffeaa8'],
    orb: { x: 0.5, y: 0.2, r: 0.15, colour: '#fffbe0' },
    ridges: [
      { kind: 'hills', y: 0.44, colours: ['#d8803a', '#a85a2a'] },
      { kind: 'terraces', y: 0.56, colours: ['#9ab03a', '#7a942e'] },
    ],
  },
  palette: { board: '#3a1c0a', cell: '#5a3014', frame: ['#c9841a', '#fff0a8'], glow: '#ffd24a' },
  pictures: {
    bell: `
- #8a5a1a 6 | M36 16Q50 -4 64 16
#ffe27a #a8640a | M30 18H70Q74 18 75 24L86 78H14L25 24Q26 18 30 18Z
#fff6c8 | M34 26H42L36 70H28Z
#7a3f08 | M12 76H88V84H12Z
#5a2a06 | o 50 88 9 7`,
    harness: `
#b8683a #5a2812 | M50 8Q88 8 88 50Q88 84 66 92L58 80Q74 70 74 48Q74 24 50 24Q26 24 26 48Q26 70 42 80L34 92Q12 84 12 50Q12 8 50 8Z
#ffe27a #c9841a | o 20 46 6;o 27 24 6;o 50 15 6;o 73 24 6;o 80 46 6;o 24 68 6;o 76 68 6
#c8303a #8a1424 | M44 76H56L60 94H40Z`,
    salakot: `
#f0cf80 #a8702a | M50 14Q58 14 64 24Q80 52 95 66Q74 80 50 80Q26 80 5 66Q20 52 36 24Q42 14 50 14Z
- #8a5a1c 2.4 | M50 18L24 74M50 18V80M50 18L76 74M34 36Q50 42 66 36M22 54Q50 64 78 54
#ffe27a #c9841a | o 50 14 8
#7a4a1a | M5 66Q50 88 95 66Q90 76 50 86Q10 76 5 66Z`,
    rice,
    mango: `
- #6a4a1a 5 | M58 20Q60 10 66 6
#5ab04a #1f6a2c | M62 14Q80 2 94 14Q80 26 62 14Z
#ffd84a #f08a1e | M58 18Q86 24 86 54Q82 88 48 90Q14 88 14 58Q18 40 38 34Q46 20 58 18Z
#ff7a4a77 | M60 22Q84 30 82 58Q72 40 60 22Z
#ffffff99 | M34 44Q22 50 24 64Q32 56 40 46Z`,
    banana: `
#ffe86a #e0a01e | M20 12Q28 10 30 18Q32 52 66 66Q80 70 90 64Q88 84 62 86Q22 84 18 34Z
#fff2a0 | M26 22Q30 60 72 76Q50 80 34 62Q24 46 26 22Z
#6a4a1a | M18 8L28 6L30 18L20 18Z;M88 62L95 60L92 70L86 70Z`,
    coconut: `
#a8703a #4a2810 | o 50 54 38
- #d8a86a 2 | M20 40Q32 26 50 24M18 56Q30 36 56 32M24 74Q34 50 66 40
#ffffff #e0e8e8 | M34 60A26 26 0 0 1 84 44Q92 72 66 86Q42 90 34 60Z
#d8f4f0 #a8d8d0 | M44 60Q46 44 64 44Q80 46 80 58Q76 76 60 78Q46 76 44 60Z
#ffffff | o 56 56 8 4`,
    squash: `
#4f8a3a | M46 8H56L58 26H44Z
#ffa84a #c85a1a | M50 24Q92 16 92 56Q90 90 50 88Q10 90 8 56Q8 16 50 24Z
- #a8440f 3 | M50 26Q42 56 50 88M34 24Q18 54 34 86M66 24Q82 54 66 86
#ffffff66 | M22 38Q16 50 20 64Q28 50 30 34Z`,
    carabao: `
~#ffe27a #c9841a | M34 36Q6 36 4 6Q16 24 42 26Z
~#7a6a84 #4a3a58 | M26 42Q8 40 8 50Q18 58 30 52Z
#8a7a94 #33264a | M50 22Q76 22 76 46Q74 60 68 68Q72 92 50 94Q28 92 32 68Q26 60 24 46Q24 22 50 22Z
#c0aebc #6a566e | M34 72Q50 62 66 72Q70 90 50 92Q30 90 34 72Z
~#fff | o 38 48 6
~#140a1c | o 39 49 3.6
~#2a1a36 | o 43 80 3.4 4.4
- #ffd24a 4 | M42 86Q50 98 58 86
~#ff5a7a | s 38 26 8 4 6
#fff0e0 | s 50 24 9 4.6 6
#ffc23a | o 50 24 3`,
    coin: `
#fff0a8 #b8700f | o 50 50 44
#e0961e | o 50 50 38
#ffe27a #e8a82e | o 50 50 34
- #fff6c8 2 | o 50 50 38
#c97a14 | s 50 50 30 13 8
#f5b83a #d8901e | o 50 50 21`,
  },
}
