import { sorbetesModel } from '../../math/sorbetes-sweets.ts'
import { sorbetesSweetsStage } from '../stages/sorbetes-sweets-stage.ts'
import type { Theme } from '../theme.ts'

const cone = (light: string, dark: string, top: string): string => `
#f0c070 #b8702a | M26 52H74L52 96H48Z
- #a8602088 2.4 | M34 54L56 84M46 54L62 72M66 54L44 84M54 54L38 72
${light} ${dark} | M18 50Q14 12 50 10Q86 12 82 50Q82 62 72 58Q66 66 58 58Q50 68 42 58Q34 66 28 58Q18 62 18 50Z
#ffffff88 | M28 36Q30 20 46 18Q34 26 34 42Z
${top}`

export const sorbetesSweetsTheme: Theme = {
  model: sorbetesModel,
  scene: sorbetesSweetsStage,
  entry: 'drop',
  marks: 'multiplier',
  backdrop: {
    sky: ['#8ad8ff', '#c8ecff', '#ffd8f0', '#ffb8d8'],
    orb: { x: 0.8, y: 0.1, r: 0.09, colour: '#fffbd8' },
    ridges: [
      { kind: 'hills', y: 0.62, colours: ['#ffa8d0', '#f07ab0'] },
      { kind: 'hills', y: 0.78, colours: ['#e87ac0', '#b84a9a'] },
    ],
  },
  palette: { board: '#7a2a6a', cell: '#8f3f80', frame: ['#ff8ac0', '#fff0f8'], glow: '#ffd86a' },
  pictures: {
    'halo-halo': `
#ffffff66 #c8e8ff88 | M20 30H80L72 90Q50 96 28 90Z
#ff8ac8 #d84a9a | M23 46H77L75 58H25Z
#8a4ae0 #5a1fa8 | M25 58H75L73 70H27Z
#ffc84a #f09a1e | M27 70H73L71 82H29Z
#6ad86a #2a9a4a | M28 80H72L71 90Q50 96 29 90Z
#ffffff #d8e8ff | M20 44Q16 22 50 20Q84 22 80 44Q50 52 20 44Z
#9a5af0 #6a2ac8 | o 40 24 13
#ffe08a #e8a02e | M56 30L64 8L76 14L68 32Z
#ff4a5a | o 52 14 7
#ffffffcc | o 50 12 2`,
    ube: cone('#b87aff', '#5a1fb0', '#fff0a8 | o 50 10 6;o 36 30 2;o 60 26 2;o 66 40 2'),
    mango: cone('#ffd84a', '#f08a1e', '#ffb02e #e0601a | M44 10L56 4L62 16L48 20Z'),
    strawberry: cone('#ff8aa8', '#d8245a', '#ff3a4a #a80f2a | M50 2Q64 4 60 16Q54 24 50 24Q46 24 40 16Q36 4 50 2Z'),
    pandan: cone('#9af07a', '#2a9a3a', '#4fb04a #1f6a2c | M50 14Q40 0 24 4Q32 18 50 14Z;M50 14Q60 0 76 4Q68 18 50 14Z'),
    cheese: cone('#fff6c0', '#f0c84a', '#ffb83a #e08a1a | M40 16L62 6L66 18Z;M30 30H40V38H30Z;M58 30H68V38H58Z'),
    chocolate: cone(
      '#b8784a',
      '#5a2a14',
      '#fff0d8 | o 36 26 2.4;o 50 20 2.4;o 64 28 2.4;o 44 38 2.4;o 60 42 2.4;o 30 42 2.4',
    ),
  },
}
