import type { Drawing } from './drawing.ts'
import { baccaratBituin as baccaratBituinTile } from './tiles/baccarat-bituin.ts'
import { bahayKuboHarvest as bahayKuboHarvestTile } from './tiles/bahay-kubo-harvest.ts'
import { banaueStairs as banaueStairsTile } from './tiles/banaue-stairs.ts'
import { barrioBingo as barrioBingoTile } from './tiles/barrio-bingo.ts'
import { benteUno as benteUnoTile } from './tiles/bente-uno.ts'
import { bituinFootball as bituinFootballTile } from './tiles/bituin-football.ts'
import { carabaoGold as carabaoGoldTile } from './tiles/carabao-gold.ts'
import { caribbeanStud as caribbeanStudTile } from './tiles/caribbean-stud.ts'
import { colorGame as colorGameTile } from './tiles/color-game.ts'
import { coralKingdom as coralKingdomTile } from './tiles/coral-kingdom.ts'
import { dagatHunter as dagatHunterTile } from './tiles/dagat-hunter.ts'
import { defaultTile } from './tiles/default.ts'
import { deucesWild as deucesWildTile } from './tiles/deuces-wild.ts'
import { diwataFalls as diwataFallsTile } from './tiles/diwata-falls.ts'
import { dragonTiger as dragonTigerTile } from './tiles/dragon-tiger.ts'
import { fiestaMasks as fiestaMasksTile } from './tiles/fiesta-masks.ts'
import { fiestaScratch as fiestaScratchTile } from './tiles/fiesta-scratch.ts'
import { galleonTrade as galleonTradeTile } from './tiles/galleon-trade.ts'
import { habagatStorm as habagatStormTile } from './tiles/habagat-storm.ts'
import { haranaNights as haranaNightsTile } from './tiles/harana-nights.ts'
import { hardcourtLeague as hardcourtLeagueTile } from './tiles/hardcourt-league.ts'
import { hariReyna as hariReynaTile } from './tiles/hari-reyna.ts'
import { ikotFiesta as ikotFiestaTile } from './tiles/ikot-fiesta.ts'
import { jacksOrBetter as jacksOrBetterTile } from './tiles/jacks-or-better.ts'
import { jeepneyJoyride as jeepneyJoyrideTile } from './tiles/jeepney-joyride.ts'
import { jeepneyRoll as jeepneyRollTile } from './tiles/jeepney-roll.ts'
import { karaKrus as karaKrusTile } from './tiles/kara-krus.ts'
import { lavaSteps as lavaStepsTile } from './tiles/lava-steps.ts'
import { lipadAgila as lipadAgilaTile } from './tiles/lipad-agila.ts'
import { mayonFire as mayonFireTile } from './tiles/mayon-fire.ts'
import { paiGowManila as paiGowManilaTile } from './tiles/pai-gow-manila.ts'
import { parolLights as parolLightsTile } from './tiles/parol-lights.ts'
import { perlasNgDagat as perlasNgDagatTile } from './tiles/perlas-ng-dagat.ts'
import { peryaDrop as peryaDropTile } from './tiles/perya-drop.ts'
import { pusoy as pusoyTile } from './tiles/pusoy.ts'
import { rouletteBituin as rouletteBituinTile } from './tiles/roulette-bituin.ts'
import { sarimanok as sarimanokTile } from './tiles/sarimanok.ts'
import { sicBoBituin as sicBoBituinTile } from './tiles/sic-bo-bituin.ts'
import { sorbetesSweets as sorbetesSweetsTile } from './tiles/sorbetes-sweets.ts'
import { talaKeno as talaKenoTile } from './tiles/tala-keno.ts'
import { tarsierForest as tarsierForestTile } from './tiles/tarsier-forest.ts'
import { tatlongBaraha as tatlongBarahaTile } from './tiles/tatlong-baraha.ts'
import { tiniklingHop as tiniklingHopTile } from './tiles/tinikling-hop.ts'
import { dagat as dagatBrand } from './brands/dagat.ts'
import { liga as ligaBrand } from './brands/liga.ts'
import { perya as peryaBrand } from './brands/perya.ts'
import { salon as salonBrand } from './brands/salon.ts'
import { tala as talaBrand } from './brands/tala.ts'
import { installApp as installAppBanner } from './banners/install-app.ts'
import { newGames as newGamesBanner } from './banners/new-games.ts'
import { playResponsibly as playResponsiblyBanner } from './banners/play-responsibly.ts'
import { provableFairness as provableFairnessBanner } from './banners/provable-fairness.ts'
import { weekendPerya as weekendPeryaBanner } from './banners/weekend-perya.ts'
import { welcome as welcomeBanner } from './banners/welcome.ts'
import { installApp as installAppPopup } from './popups/install-app.ts'
import { weekendPerya as weekendPeryaPopup } from './popups/weekend-perya.ts'
import { welcome as welcomePopup } from './popups/welcome.ts'
import { emptyFavorites as emptyFavoritesScene } from './scenes/empty-favorites.ts'
import { emptyRecords as emptyRecordsScene } from './scenes/empty-records.ts'
import { emptySearch as emptySearchScene } from './scenes/empty-search.ts'
import { maintenance as maintenanceScene } from './scenes/maintenance.ts'
import { notFound as notFoundScene } from './scenes/not-found.ts'
import { offline as offlineScene } from './scenes/offline.ts'
import { dailyLogin as dailyLoginPromo } from './promos/daily-login.ts'
import { welcomeCalendar as welcomeCalendarPromo } from './promos/welcome-calendar.ts'
import { depositStreak as depositStreakPromo } from './promos/deposit-streak.ts'
import { signInCards as signInCardsPromo } from './promos/sign-in-cards.ts'
import { firstDeposit as firstDepositPromo } from './promos/first-deposit.ts'
import { follow as followPromo } from './promos/follow.ts'
import { inviteFriends as inviteFriendsPromo } from './promos/invite-friends.ts'
import { inviteSpin as inviteSpinPromo } from './promos/invite-spin.ts'
import { lossRelief as lossReliefPromo } from './promos/loss-relief.ts'
import { monthlyChests as monthlyChestsPromo } from './promos/monthly-chests.ts'
import { task as taskPromo } from './promos/task.ts'
import { agentCount as agentCountPromo } from './promos/agent-count.ts'
import { levelPack as levelPackPromo } from './promos/level-pack.ts'
import { promoterTasks as promoterTasksPromo } from './promos/promoter-tasks.ts'
import { redPacket as redPacketPromo } from './promos/red-packet.ts'
import { tournament as tournamentPromo } from './promos/tournament.ts'
import { weekendDraw as weekendDrawPromo } from './promos/weekend-draw.ts'
import { levelClub as levelClubPromo } from './promos/level-club.ts'
import { commission as commissionPromo } from './promos/commission.ts'
import { cashForFriends as cashForFriendsPromo } from './promos/cash-for-friends.ts'
import { depositLadder as depositLadderPromo } from './promos/deposit-ladder.ts'
import { bindMobile as bindMobilePromo } from './promos/bind-mobile.ts'
import { pointsShop as pointsShopPromo } from './promos/points-shop.ts'
import { christmas as christmasPromo } from './promos/christmas.ts'
import { newYear as newYearPromo } from './promos/new-year.ts'
import { fiesta as fiestaPromo } from './promos/fiesta.ts'
import { home as homeBackdrop } from './backdrops/home.ts'

/** Every picture of the house by its key. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'tile/baccarat-bituin': baccaratBituinTile,
  'tile/bahay-kubo-harvest': bahayKuboHarvestTile,
  'tile/banaue-stairs': banaueStairsTile,
  'tile/barrio-bingo': barrioBingoTile,
  'tile/bente-uno': benteUnoTile,
  'tile/bituin-football': bituinFootballTile,
  'tile/carabao-gold': carabaoGoldTile,
  'tile/caribbean-stud': caribbeanStudTile,
  'tile/color-game': colorGameTile,
  'tile/coral-kingdom': coralKingdomTile,
  'tile/dagat-hunter': dagatHunterTile,
  'tile/default': defaultTile,
  'tile/deuces-wild': deucesWildTile,
  'tile/diwata-falls': diwataFallsTile,
  'tile/dragon-tiger': dragonTigerTile,
  'tile/fiesta-masks': fiestaMasksTile,
  'tile/fiesta-scratch': fiestaScratchTile,
  'tile/galleon-trade': galleonTradeTile,
  'tile/habagat-storm': habagatStormTile,
  'tile/harana-nights': haranaNightsTile,
  'tile/hardcourt-league': hardcourtLeagueTile,
  'tile/hari-reyna': hariReynaTile,
  'tile/ikot-fiesta': ikotFiestaTile,
  'tile/jacks-or-better': jacksOrBetterTile,
  'tile/jeepney-joyride': jeepneyJoyrideTile,
  'tile/jeepney-roll': jeepneyRollTile,
  'tile/kara-krus': karaKrusTile,
  'tile/lava-steps': lavaStepsTile,
  'tile/lipad-agila': lipadAgilaTile,
  'tile/mayon-fire': mayonFireTile,
  'tile/pai-gow-manila': paiGowManilaTile,
  'tile/parol-lights': parolLightsTile,
  'tile/perlas-ng-dagat': perlasNgDagatTile,
  'tile/perya-drop': peryaDropTile,
  'tile/pusoy': pusoyTile,
  'tile/roulette-bituin': rouletteBituinTile,
  'tile/sarimanok': sarimanokTile,
  'tile/sic-bo-bituin': sicBoBituinTile,
  'tile/sorbetes-sweets': sorbetesSweetsTile,
  'tile/tala-keno': talaKenoTile,
  'tile/tarsier-forest': tarsierForestTile,
  'tile/tatlong-baraha': tatlongBarahaTile,
  'tile/tinikling-hop': tiniklingHopTile,
  'brand/dagat': dagatBrand,
  'brand/liga': ligaBrand,
  'brand/perya': peryaBrand,
  'brand/salon': salonBrand,
  'brand/tala': talaBrand,
  'banner/install-app': installAppBanner,
  'banner/new-games': newGamesBanner,
  'banner/play-responsibly': playResponsiblyBanner,
  'banner/provable-fairness': provableFairnessBanner,
  'banner/weekend-perya': weekendPeryaBanner,
  'banner/welcome': welcomeBanner,
  'popup/install-app': installAppPopup,
  'popup/weekend-perya': weekendPeryaPopup,
  'popup/welcome': welcomePopup,
  'scene/empty-favorites': emptyFavoritesScene,
  'scene/empty-records': emptyRecordsScene,
  'scene/empty-search': emptySearchScene,
  'scene/maintenance': maintenanceScene,
  'scene/not-found': notFoundScene,
  'scene/offline': offlineScene,
  'promo/daily-login': dailyLoginPromo,
  'promo/welcome-calendar': welcomeCalendarPromo,
  'promo/deposit-streak': depositStreakPromo,
  'promo/sign-in-cards': signInCardsPromo,
  'promo/first-deposit': firstDepositPromo,
  'promo/follow': followPromo,
  'promo/invite-friends': inviteFriendsPromo,
  'promo/invite-spin': inviteSpinPromo,
  'promo/loss-relief': lossReliefPromo,
  'promo/monthly-chests': monthlyChestsPromo,
  'promo/task': taskPromo,
  'promo/agent-count': agentCountPromo,
  'promo/level-pack': levelPackPromo,
  'promo/promoter-tasks': promoterTasksPromo,
  'promo/red-packet': redPacketPromo,
  'promo/tournament': tournamentPromo,
  'promo/weekend-draw': weekendDrawPromo,
  'promo/level-club': levelClubPromo,
  'promo/commission': commissionPromo,
  'promo/cash-for-friends': cashForFriendsPromo,
  'promo/deposit-ladder': depositLadderPromo,
  'promo/bind-mobile': bindMobilePromo,
  'promo/points-shop': pointsShopPromo,
  'promo/christmas': christmasPromo,
  'promo/new-year': newYearPromo,
  'promo/fiesta': fiestaPromo,
  'backdrop/home': homeBackdrop,
}
