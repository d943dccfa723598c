import { sorbetesModel } from '../../math/sorbetes-sweets.ts'
import { sorbetesSweetsStage } from '../stages/sorbetes-sweets-stage.ts'
import type { Theme } from '../theme.ts'

/** Two scoops high: what pays most stands in a cone. */
const cone = (light: string, dark: string, top: string): string => `
#f4c878 #b0682a | M20 52H80L54 97Q50 100 46 97Z
- #a0582088 2.4 | M28 56L58 90M42 54L68 74M72 56L42 90M58 54L32 74
${light} ${dark} | M10 50Q4 6 50 6Q96 6 90 50Q92 64 81 62Q75 72 66 62Q58 74 50 62Q42 74 34 62Q25 72 19 62Q8 64 10 50Z
#ffffff99 | M20 36Q20 16 42 12Q28 22 28 42Z
${top}`

const popsicle = `
#f0d09a #b8803a | M42 74H58V94Q58 98 50 98Q42 98 42 94Z
#b8f08a #2a9a3a | M20 40Q20 4 50 4Q80 4 80 40V74Q80 82 72 82H28Q20 82 20 74Z
#1f7a2c66 | M34 24Q34 18 38 18Q42 18 42 24V68Q42 72 38 72Q34 72 34 68Z;M58 24Q58 18 62 18Q66 18 66 24V68Q66 72 62 72Q58 72 58 68Z
#f4ffe0 #d0f0a0 | M20 58Q30 66 40 58Q50 68 60 58Q70 66 80 58V74Q80 82 72 82H28Q20 82 20 74Z
#ffffffaa | M26 38Q26 16 40 10Q32 20 32 42V52H26Z
#4fb04a #1f6a2c | M62 12Q76 -2 92 8Q82 22 62 12Z`

const pandesal = `
#f0b868 #9a5422 | M8 66Q6 96 50 96Q94 96 92 66Q70 74 50 72Q30 74 8 66Z
#fff8c8 #f4bc2e | M6 60Q0 44 16 38Q18 22 34 24Q42 12 54 20Q70 14 76 28Q92 28 92 44Q100 52 94 64Q84 74 74 68Q64 78 54 70Q44 78 34 70Q24 76 18 70Q8 70 6 60Z
#ffffffcc | M16 44Q20 30 34 29Q26 34 24 46Z;M42 28Q48 20 56 26Q48 26 46 34Z
#ff9a2e #d8601a | M30 46L42 42L45 53L33 57Z;M56 40L68 43L65 55L54 52Z;M74 54L84 50L87 60L77 64Z;M42 60L51 58L53 66L45 68Z
#ffd890 #b06a28 | M58 22Q62 0 84 4Q102 14 97 38Q94 46 86 42Q84 30 76 27Q68 28 60 30Q56 28 58 22Z
- #fff0c8 2.4 | M68 14Q78 8 88 16
#a8622a | M12 80Q30 90 50 90Q70 90 88 80Q84 92 50 93Q16 92 12 80Z`

const coupe = `
#ffffff #a8b8e0 | M46 74H54L56 88H74Q76 94 70 94H30Q24 94 26 88H44Z
#ff9ab8 #d8245a | M12 44Q8 24 28 22Q34 4 50 4Q66 4 72 22Q92 24 88 44Z
#ffffffaa | M38 20Q40 10 50 8Q44 16 44 24Z;M18 38Q18 28 28 27Q24 32 24 40Z
#fff6fb #ffc8dc | M30 26Q40 34 50 26Q60 34 70 26Q66 40 58 34Q50 44 42 34Q34 40 30 26Z
#e8f4ffcc #9ab8f0cc | M6 42H94Q92 76 50 78Q8 76 6 42Z
#ff7aa0aa #c81a50aa | M14 50H86Q82 70 50 72Q18 70 14 50Z
#ffffffcc | M14 46H26Q26 60 34 68Q18 64 14 46Z
#ff3a4a #a80f2a | o 58 8 8
#ffffffcc | o 56 5 2`

const tub = `
#f0d8a8 #b88a4a | M66 4Q78 -2 82 10Q82 20 76 26L64 54L56 50L66 22Q62 10 66 4Z
#b8784a #4a2010 | M14 50Q10 14 50 12Q90 14 86 50Q86 62 76 58Q68 66 58 58H34Q24 66 20 58Q12 60 14 50Z
#ffffff77 | M24 38Q26 22 42 18Q32 26 30 42Z
#fff0d8 | o 46 28 3;o 62 34 3;o 34 42 2.6;o 54 46 2.6;o 74 44 2.4
#fff6fb #ffb0d0 | M12 54H88L80 94Q50 100 20 94Z
~#d8408a | M20 56H28L32 95L26 94.4Z;M38 56H46L47 97H41Z
#ffffff | M9 50H91V59H9Z`

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
    ube: cone(
      '#b87aff',
      '#5a1fb0',
      '#fff0a8 #f0c04a | M32 8Q50 -6 68 8Q62 18 50 14Q38 18 32 8Z\n#fff6d8 | o 30 32 2.6;o 62 26 2.6;o 70 42 2.6;o 46 38 2.2',
    ),
    mango: cone(
      '#ffd84a',
      '#f08a1e',
      '#ff9a1e #d8501a | M30 24L46 14L56 28L42 38Z;M56 12L72 8L76 22L62 26Z\n#ffffff88 | M34 24L45 17L48 21L38 28Z',
    ),
    strawberry: coupe,
    pandan: popsicle,
    cheese: pandesal,
    chocolate: tub,
  },
}
