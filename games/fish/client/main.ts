import './fish.css'
import { openGame } from '#games/client/start-game.ts'
import { coralReef } from './coral-reef.ts'
import { prepareShooter } from './prepare-shooter.ts'
import type { SeaLook } from './sea-look.ts'
import { visayanSea } from './visayan-sea.ts'

const seas: Readonly<Record<string, SeaLook>> = { 'dagat-hunter': visayanSea, 'coral-kingdom': coralReef }

const game = new URLSearchParams(location.search).get('game') ?? ''
const look = seas[game]
void openGame(look === undefined ? {} : { [game]: prepareShooter(look) }, (run, opened) => run(opened))
