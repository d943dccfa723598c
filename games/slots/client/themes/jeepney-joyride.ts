import { jeepneyModel } from '../../math/jeepney-joyride.ts'
import { jeepneyJoyrideStage } from '../stages/jeepney-joyride-stage.ts'
import type { Theme } from '../theme.ts'

const sign = (light: string, dark: string, mark: string): string => `
#8a6a4a | M46 70H54V94H46Z
#fff6dc #e8d8a8 | M12 14H88Q94 14 94 20V66Q94 72 88 72H12Q6 72 6 66V20Q6 14 12 14Z
${light} ${dark} | M16 20H84Q88 20 88 24V62Q88 66 84 66H16Q12 66 12 62V24Q12 20 16 20Z
#ffffff | ${mark}`

export const jeepneyJoyrideTheme: Theme = {
  model: jeepneyModel,
  scene: jeepneyJoyrideStage,
  entry: 'turn',
  backdrop: {
    sky: ['#ff8a5c', '#ffb65c', '#ffdf9a', '#8fd3c8'],
    orb: { x: 0.24, y: 0.16, r: 0.09, colour: '#fff2b8' },
    ridges: [
      { kind: 'hills', y: 0.42, colours: ['#d8745a', '#a84a5a'] },
      { kind: 'roofs', y: 0.54, colours: ['#8a3f66', '#5a2750'] },
      { kind: 'trees', y: 0.68, colours: ['#4a2350', '#2a1236'] },
    ],
  },
  palette: { board: '#2a1238', cell: '#43205a', frame: ['#e8962a', '#fff0a8'], glow: '#ffd24a' },
  pictures: {
    horn: `
#ffe27a #c97a14 | M58 30L92 12V88L58 70Z
#fff2b8 #e0a02e | M22 38H58V62H22Z
#c97a14 | o 92 50 5 38
#5a2208 | o 92 50 3 32
#c0392b #7a1a1a | o 16 50 12 17
#ff8a7a | o 13 43 5 6
- #fff6d0 3 | M30 42H54`,
    wheel: `
#3a3a4a #15151f | o 50 50 42
#fff6dc | o 50 50 34
#c0303f #7a1424 | o 50 50 31
#fff0c0 #e0a82e | s 50 50 30 12 5
#f4f4ff #9a9ab8 | o 50 50 12
#c0303f | o 50 50 6`,
    radio: `
- #c8c8d8 3 | M68 26L86 6
#ff7a5a #b8322e | M10 26H90Q95 26 95 31V82Q95 88 90 88H10Q5 88 5 82V31Q5 26 10 26Z
#2a1a2a | o 28 60 18
#5a5a6a #2a2a36 | o 28 60 14
#9a9aae | o 28 60 5
#2a1a2a | o 72 60 18
#5a5a6a #2a2a36 | o 72 60 14
#9a9aae | o 72 60 5
#bff0ff #4aa8c8 | M34 32H66V42H34Z
- #d83a2e 2 | M56 32V42`,
    garland: `
- #3f8a3a 5 | M16 12Q12 70 50 78Q88 70 84 12
#ffffff #e8e4ff | o 15 18 8;o 17 36 8;o 25 54 8;o 38 68 8;o 62 68 8;o 75 54 8;o 83 36 8;o 85 18 8
#ffe27a | o 15 18 3;o 17 36 3;o 25 54 3;o 38 68 3;o 62 68 3;o 75 54 3;o 83 36 3;o 85 18 3
#ff6f91 #c02a5a | s 50 80 17 9 7
#ffe27a | o 50 80 5`,
    red: sign('#ff6a5a', '#b8202e', 'M24 38H56V28L78 43L56 58V48H24Z'),
    blue: sign('#5aa8ff', '#1f4ab8', 's 50 44 19 8 5'),
    green: sign('#5ad88a', '#14784a', 'M50 26L70 46H58V60H42V46H30Z'),
    yellow: sign('#ffc84a', '#d8781a', 'M26 36H74V42H26Z;M26 48H74V54H26Z'),
    jeepney: `
#2a2a36 #101018 | o 26 78 12;o 74 78 12
#c8c8d8 | o 26 78 5;o 74 78 5
#ff5a4a #a81a2a | M6 46Q6 40 12 40H20L28 20Q29 16 34 16H88Q94 16 94 22V74Q94 78 90 78H10Q6 78 6 74Z
#fff0c8 #e8a82e | M6 56H94V64H6Z
#bff0ff #3f9ac8 | M32 22H44V40H26Z;M49 22H63V40H49Z;M68 22H88V40H68Z
#ffd24a #e8922a | M22 10H92V17H22Z
#3f8ae0 #1f4ab0 | M40 68H92V74H40Z
#fff8d0 | o 13 50 6
#f4f4ff #a8a8c8 | M4 66H22V76H4Z
- #ffffff 2 | M12 44L26 44M50 47L90 47
#ffe27a | s 52 52 6 2.6 5;s 70 52 6 2.6 5;s 34 52 6 2.6 5`,
  },
}
