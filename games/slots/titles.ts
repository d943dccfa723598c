import type { Title } from '#games/title/title.ts'
import { bahayKuboHarvest } from './math/bahay-kubo-harvest.ts'
import { banaueStairs } from './math/banaue-stairs.ts'
import { carabaoGold } from './math/carabao-gold.ts'
import { diwataFalls } from './math/diwata-falls.ts'
import { fiestaMasks } from './math/fiesta-masks.ts'
import { galleonTrade } from './math/galleon-trade.ts'
import { habagatStorm } from './math/habagat-storm.ts'
import { haranaNights } from './math/harana-nights.ts'
import { jeepneyJoyride } from './math/jeepney-joyride.ts'
import { mayonFire } from './math/mayon-fire.ts'
import { parolLights } from './math/parol-lights.ts'
import { perlasNgDagat } from './math/perlas-ng-dagat.ts'
import { sarimanokSlot } from './math/sarimanok.ts'
import { sorbetesSweets } from './math/sorbetes-sweets.ts'
import { tarsierForest } from './math/tarsier-forest.ts'
import { tiniklingHop } from './math/tinikling-hop.ts'

/** Reels, cascades and coins: a round is one spin with everything that it sets off. */
export const slotTitles: readonly Title[] = [
  jeepneyJoyride,
  mayonFire,
  parolLights,
  perlasNgDagat,
  haranaNights,
  carabaoGold,
  tarsierForest,
  sorbetesSweets,
  bahayKuboHarvest,
  banaueStairs,
  diwataFalls,
  tiniklingHop,
  galleonTrade,
  habagatStorm,
  fiestaMasks,
  sarimanokSlot,
]
