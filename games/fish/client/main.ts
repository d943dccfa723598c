import './fish.css'
import { openGame } from '#games/client/start-game.ts'
import { coralReef } from './coral-reef.ts'
import { runShooter } from './run-shooter.ts'
import { visayanSea } from './visayan-sea.ts'

void openGame({ 'dagat-hunter': visayanSea, 'coral-kingdom': coralReef }, runShooter)
