import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  'withdrawal.withdrawalsClosed': 'Sarado muna ang withdrawal. Ligtas ang balance mo. Subukan ulit mamaya.',
  'withdrawal.riskHold': 'Nire-review ang mga withdrawal mo. Ligtas ang balance mo. Makakatulong ang customer service.',
  'withdrawal.openWithdrawal': 'May withdrawal ka nang pinoproseso. Puwede ulit kapag tapos na ito.',
  'withdrawal.resting':
    'Kakapalit mo lang ng mobile number, password o account. Para ligtas ang pera mo, naka-hold ang withdrawal nang 24 oras.',
  'withdrawal.kyc': 'I-verify ang identity mo para makapag-withdraw.',
  'withdrawal.neverDeposited': 'Mag-deposit muna. Hindi pa puwedeng i-withdraw ang panalong galing lang sa bonus.',
  'withdrawal.turnover': 'Tapusin muna ang playthrough bago mag-withdraw.',
  'withdrawal.bonusOnBreak':
    'Nasa pahinga ka, kaya hindi matatapos ang playthrough ng bonus. I-give up ito sa ibaba para ma-withdraw ang natitira.',
  'withdrawal.openRound': 'May round ka pang hindi tapos. Tapusin muna ito bago mag-withdraw.',
  'withdrawal.noMobile': 'Idagdag ang mobile number mo. Nagte-text kami ng code sa bawat withdrawal.',
  'withdrawal.noPassword': 'Mag-set ng withdrawal password.',
  'withdrawal.noAccount':
    'Magdagdag ng bank account o e-wallet para sa withdrawal mo. Magagamit ito 24 oras matapos mong idagdag.',
  'withdrawal.nameDiffers': 'Dapat nasa pangalang nakasulat sa ID mo ang account.',
  'withdrawal.accountResting':
    'Para ligtas ang pera mo, magagamit ang bagong account sa withdrawal 24 oras matapos itong idagdag.',
  'withdrawal.dayCount': 'Naubos mo na ang bilang ng withdrawal ngayong araw. Puwede ulit pagkalipas ng hatinggabi.',
  'withdrawal.dayAmount': 'Mas malaki ito sa puwede mo pang i-withdraw ngayon. Magre-reset ang limit mo sa hatinggabi.',
  'withdrawal.notEnough': 'Kulang ang balance mo para sa withdrawal na ito. Walang na-withdraw.',
  'withdrawal.accountUnknown': 'Pumili ng isa sa mga account mo.',
  'withdrawal.amountTooSmall': 'Mas mababa ito sa minimum withdrawal.',
  'withdrawal.amountTooLarge': 'Mas mataas ito sa maximum ng isang withdrawal.',
  'withdrawal.wrongPassword': 'Mali ang withdrawal password. Subukan ulit.',
  'withdrawal.locked': 'Masyadong maraming maling subok. Ligtas ang balance mo. Subukan ulit pagkalipas ng 30 minuto.',
  'withdrawal.codeWrong': 'Mali o expired na ang code. Humingi ng bago.',
  'withdrawal.noPasskey':
    'Wala pang passkey na puwedeng magkumpirma nito. Gamitin ang withdrawal password mo at isang code.',
  'withdrawal.tryLater': 'Masyadong maraming subok. Ligtas ang balance mo. Subukan ulit mamaya.',
  'withdrawal.passkeyWrong':
    'Hindi gumana ang passkey na ito, at walang na-withdraw. Subukan ang iba, o gamitin ang withdrawal password mo at isang code.',
  'withdrawal.passkeyOver': 'Hindi na valid ang kumpirmasyong ito, at walang na-withdraw. Kumpirmahin ulit.',
  'withdrawal.passkeyResting':
    'Para ligtas ang pera mo, makakapagkumpirma ng withdrawal ang bagong passkey 24 oras matapos itong idagdag. Gamitin ang withdrawal password mo at isang code.',
  'withdrawal.reqIdUsed':
    'Na-request na ang withdrawal na ito na iba ang detalye. Tingnan muna ang withdrawal records mo bago subukan ulit.',
  'withdrawal.orderNotFound': 'Hindi namin makita ang withdrawal na ito.',
  'withdrawal.bonusEnded': 'Tapos na ang bonus na ito.',
  'withdrawal.bonusInRound': 'May bukas ka pang round. Tapusin muna ito bago mo i-give up ang bonus.',
  'withdrawal.bonusInSafebox': 'Ilipat muna sa balance ang pera mo sa safebox bago mo i-give up ang bonus.',
  'withdrawal.debitChanged':
    'Nagbago ang balance mo, kaya iba na ang mababawas. Tingnan ang bagong halaga at subukan ulit.',
  'withdrawal.tooLate': 'Hindi na puwedeng i-cancel ang withdrawal na ito.',
})
