import './instant.css'
import './boards.css'
import './kara/kara-krus.css'
import './places/places.css'
import './hari/hari-reyna.css'
import './keno/tala-keno.css'
import './bingo/barrio-bingo.css'
import './drop/perya-drop.css'
import './scratch/fiesta-scratch.css'
import './lava/lava-steps.css'
import { startGame } from '#games/client/start-game.ts'
import { makeBarrioBingoScene } from './bingo/barrio-bingo-scene.ts'
import { makeFiestaScratchScene } from './scratch/fiesta-scratch-scene.ts'
import { makeHariReynaScene } from './hari/hari-reyna-scene.ts'
import { makeIkotFiestaScene } from './ikot-fiesta-scene.ts'
import { makeJeepneyRollScene } from './road/jeepney-roll-scene.ts'
import { makeKaraKrusScene } from './kara/kara-krus-scene.ts'
import { makeLavaStepsScene } from './lava/lava-steps-scene.ts'
import { makePeryaDropScene } from './drop/perya-drop-scene.ts'
import { makeTalaKenoScene } from './keno/tala-keno-scene.ts'

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
