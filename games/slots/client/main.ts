import './jackpot-party.css'
import './slots.css'
import { startGame } from '#games/client/start-game.ts'
import { makeSlotScene } from './slot-scene.ts'
import type { Theme } from './theme.ts'

/** A title's pictures are fetched with its page and no other's. */
const themes: Readonly<Record<string, () => Promise<Theme>>> = {
  'bahay-kubo-harvest': async () => (await import('./themes/bahay-kubo-harvest.ts')).bahayKuboHarvestTheme,
  'banaue-stairs': async () => (await import('./themes/banaue-stairs.ts')).banaueStairsTheme,
  'carabao-gold': async () => (await import('./themes/carabao-gold.ts')).carabaoGoldTheme,
  'diwata-falls': async () => (await import('./themes/diwata-falls.ts')).diwataFallsTheme,
  'fiesta-masks': async () => (await import('./themes/fiesta-masks.ts')).fiestaMasksTheme,
  'galleon-trade': async () => (await import('./themes/galleon-trade.ts')).galleonTradeTheme,
  'habagat-storm': async () => (await import('./themes/habagat-storm.ts')).habagatStormTheme,
  'harana-nights': async () => (await import('./themes/harana-nights.ts')).haranaNightsTheme,
  'jeepney-joyride': async () => (await import('./themes/jeepney-joyride.ts')).jeepneyJoyrideTheme,
  'mayon-fire': async () => (await import('./themes/mayon-fire.ts')).mayonFireTheme,
  'parol-lights': async () => (await import('./themes/parol-lights.ts')).parolLightsTheme,
  'perlas-ng-dagat': async () => (await import('./themes/perlas-ng-dagat.ts')).perlasNgDagatTheme,
  sarimanok: async () => (await import('./themes/sarimanok.ts')).sarimanokTheme,
  'sorbetes-sweets': async () => (await import('./themes/sorbetes-sweets.ts')).sorbetesSweetsTheme,
  'tarsier-forest': async () => (await import('./themes/tarsier-forest.ts')).tarsierForestTheme,
  'tinikling-hop': async () => (await import('./themes/tinikling-hop.ts')).tiniklingHopTheme,
}

const game = new URLSearchParams(location.search).get('game') ?? ''
const theme = await themes[game]?.()
void startGame(theme === undefined ? {} : { [game]: makeSlotScene(theme) })
