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
import type { MakeScene } from '#games/client/scene.ts'
import { startGame } from '#games/client/start-game.ts'

/** A title's scene, with its place and its people, is fetched with its page and no other's. */
const scenes: Readonly<Record<string, () => Promise<MakeScene>>> = {
  'barrio-bingo': async () => (await import('./bingo/barrio-bingo-scene.ts')).makeBarrioBingoScene,
  'fiesta-scratch': async () => (await import('./scratch/fiesta-scratch-scene.ts')).makeFiestaScratchScene,
  'hari-reyna': async () => (await import('./hari/hari-reyna-scene.ts')).makeHariReynaScene,
  'ikot-fiesta': async () => (await import('./ikot-fiesta-scene.ts')).makeIkotFiestaScene,
  'jeepney-roll': async () => (await import('./road/jeepney-roll-scene.ts')).makeJeepneyRollScene,
  'kara-krus': async () => (await import('./kara/kara-krus-scene.ts')).makeKaraKrusScene,
  'lava-steps': async () => (await import('./lava/lava-steps-scene.ts')).makeLavaStepsScene,
  'perya-drop': async () => (await import('./drop/perya-drop-scene.ts')).makePeryaDropScene,
  'tala-keno': async () => (await import('./keno/tala-keno-scene.ts')).makeTalaKenoScene,
}

const game = new URLSearchParams(location.search).get('game') ?? ''
const makeScene = await scenes[game]?.()
void startGame(makeScene === undefined ? {} : { [game]: makeScene })
