import './instant.css'
import './boards.css'
import './kara-krus.css'
import './places/places.css'
import './hari-reyna.css'
import './tala-keno.css'
import './barrio-bingo.css'
import './perya-drop.css'
import './fiesta-scratch.css'
import './lava-steps.css'
import { startGame } from '#games/client/start-game.ts'
import { makeBarrioBingoScene } from './barrio-bingo-scene.ts'
import { makeFiestaScratchScene } from './fiesta-scratch-scene.ts'
import { makeHariReynaScene } from './hari-reyna-scene.ts'
import { makeIkotFiestaScene } from './ikot-fiesta-scene.ts'
import { makeJeepneyRollScene } from './jeepney-roll-scene.ts'
import { makeKaraKrusScene } from './kara-krus-scene.ts'
import { makeLavaStepsScene } from './lava-steps-scene.ts'
import { makePeryaDropScene } from './perya-drop-scene.ts'
import { makeTalaKenoScene } from './tala-keno-scene.ts'

void startGame({
  'barrio-bingo': makeBarrioBingoScene,
  'fiesta-scratch': makeFiestaScratchScene,
  'hari-reyna': makeHariReynaScene,
  'ikot-fiesta': makeIkotFiestaScene,
  'jeepney-roll': makeJeepneyRollScene,
  'kara-krus': makeKaraKrusScene,
  'lava-steps': makeLavaStepsScene,
  'perya-drop': makePeryaDropScene,
  'tala-keno': makeTalaKenoScene,
})
