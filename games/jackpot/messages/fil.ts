import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  jackpots: 'Mga jackpot',
  jackpot: 'Jackpot',
  ofEachBet: 'Sa bawat taya',
  wonBy: 'Mapapanalunan bago',
  percentOf: '{percent}%',
  fed: 'Iisang mga jackpot ang pinalalaki ng lahat ng slot kapag naglaro ka para sa pera, mula sa sariling parte ng house. Sa kabuuan, {percent}% ng lahat ng taya ang ibinabalik nila sa mga player, bukod pa sa ibinabalik ng larong ito.',
  point:
    'Bago ang unang taya ng jackpot, binubunot na kung saang halaga ito mapapanalunan, at pare-pareho ang chance ng bawat sentimo. Ang spin na magpapaabot dito sa halagang iyon ang mananalo nito sa eksaktong halagang iyon, kahit sino ang naglalaro. Mas malayo ang naidadagdag ng mas malaking taya, kaya ganoon din kadalas itong manalo.',
  seed: 'Galing ang halaga sa seed na public ang hash mula pa sa simula. Ipinapakita ang mismong seed kapag napanalunan na ang jackpot, sa Jackpots page ng studio na naka-link sa verifier.',
  wheel:
    'Pinaiikot ng nanalo sa {name} ang wheel nito para sa isang bahagi. Pare-pareho ang chance ng {count} segment: {odds}. Sa ibang jackpot, buo ang napupunta sa nanalo.',
  wheelOdds: '{percent}% sa {segments}',
  wheelRest:
    'Mananatili sa jackpot ang natira. Kasabay ng halaga binubunot kung saan titigil ang wheel, mula sa iisang seed, at nasa iyo na ang pera bago ito umikot. Kusa itong iikot kung hindi mo paiikutin, at ipapakita pagbalik mo kung umalis ka.',
  nextJackpot:
    'Ang bahagi ng taya na lumampas sa halaga, ang itinatabi mula sa bawat taya, at ang natira sa wheel ang simula ng susunod na jackpot.',
})
