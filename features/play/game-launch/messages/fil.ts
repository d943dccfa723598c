import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  gameNotFound: 'Hindi na available ang larong ito. Pumili ng iba.',
  gameUnavailable: 'Hindi available ang larong ito ngayon. Pumili muna ng iba.',
  gameInMaintenance: 'Nasa maintenance ang larong ito. Subukan ulit mamaya.',
  playStopped:
    'Hindi ka muna makakapaglaro. Kung nasa pahinga ka, nasa mga limit mo kung kailan ito matatapos. Ligtas ang balance mo at mawi-withdraw mo pa rin.',
  kycNeeded: 'I-verify ang identity mo para makapaglaro. Ilang minuto lang ito.',
  notFromHere:
    'Sa Pilipinas ka lang puwedeng maglaro. Puwede ka pa ring tumingin sa lobby at mag-withdraw ng balance mo.',
  limitReached: 'Naabot mo na ang limit na itinakda mo. Magandang oras ito para magpahinga.',
  demoClosed: 'Mag-log in para subukan ang mga demo sa site na ito.',
  unreachable: 'Hindi namin maabot ang laro. I-check ang network mo at subukan ulit.',
  failed: 'Nagkaproblema ({code}). Subukan ulit.',
})
