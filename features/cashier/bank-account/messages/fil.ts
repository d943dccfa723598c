import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'bankAccount.institutionUnknown': 'Hindi ka makakapagdagdag ng account mula sa bangkong ito ngayon. Pumili ng iba.',
  'bankAccount.numberWrong': 'Mukhang hindi ito tamang account number ng {institution}. Paki-check.',
  'bankAccount.nameMissing': 'Ilagay ang pangalan ng may-ari ng account gaya ng nasa bangko.',
  'bankAccount.alreadyBound': 'Naidagdag mo na ang account na ito.',
  'bankAccount.tooMany': 'Naabot mo na ang limit na 5 account. Palitan na lang ang isa.',
  'bankAccount.nameDiffers':
    'Dapat nasa sarili mong pangalan ang account, gaya ng nasa ID mo. I-check ang pangalan, o gumamit ng ibang account.',
  'bankAccount.notFound': 'Hindi namin makita ang account na ito.',
  'bankAccount.inUse': 'May pinoprosesong withdrawal papunta sa account na ito. Mapapalitan mo ito kapag tapos na.',
  'bankAccount.codeWrong': 'Mali o expired na ang code. Humingi ng bago.',
  'bankAccount.mobileNeeded': 'Idagdag muna ang mobile number mo para ma-text namin ang code.',
  'bankAccount.noPasskey': 'Wala pang passkey na puwedeng magkumpirma nito. Gumamit muna ng code.',
  'bankAccount.passkeyWrong': 'Hindi gumana ang passkey na ito. Subukan ang iba, o gumamit ng code.',
  'bankAccount.passkeyOver': 'Hindi na valid ang kumpirmasyong ito. Kumpirmahin ulit.',
  'bankAccount.passkeyResting':
    'Para ligtas ang pera mo, makakapagkumpirma ng account ang bagong passkey 24 oras matapos itong idagdag. Gumamit muna ng code.',
  'bankAccount.tryLater': 'Maraming beses mo nang pinalitan ang mga account mo ngayon. Subukan ulit bukas.',
})
