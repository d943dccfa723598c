import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // titles.ts
  termsOfUse: 'Mga Tuntunin ng Paggamit',
  privacyPolicy: 'Patakaran sa Privacy',
  responsiblePlay: 'Maglaro nang responsable',
  licence: 'Lisensya',
  eligibility: 'Edad at kung sino ang puwede',
  about: 'Tungkol sa amin',
  // declarations.ts
  declareAge: '21 taong gulang na ako o mas matanda.',
  barredAge: 'Sinumang wala pang 21 taong gulang.',
  declareNotGovernment: 'Hindi ako opisyal o empleyado ng gobyerno, o ng mga ahensya o korporasyon nito.',
  barredGovernment:
    'Mga opisyal at empleyado ng pambansang gobyerno, lokal na gobyerno, at mga ahensya at korporasyon ng gobyerno.',
  declareNotArmedForcesOrPolice:
    'Hindi ako miyembro ng Armed Forces of the Philippines o Philippine National Police, o kadete ng alinman sa dalawa.',
  barredArmedForcesOrPolice:
    'Mga miyembro ng Armed Forces of the Philippines at Philippine National Police, kasama ang mga kadete.',
  declareNotStudent: 'Hindi ako estudyante ng anumang paaralan, kolehiyo o unibersidad sa Pilipinas.',
  barredStudent: 'Mga estudyante ng anumang paaralan, kolehiyo o unibersidad sa Pilipinas, anuman ang edad.',
  declareNotRegulatorStaff: 'Hindi ako nagtatrabaho sa gaming regulator.',
  barredRegulatorStaff: 'Mga opisyal at empleyado ng gaming regulator.',
  declareNotLicenceHolder: 'Wala akong hawak na gaming license o gaming employment license.',
  barredLicenceHolder: 'Mga may hawak ng gaming license o gaming employment license.',
  declareNotListedOrRelative:
    'Hindi ako pinagbawalan sa gaming at wala ako sa database ng mga restricted person, at hindi ako asawa, magulang o anak ng sinumang ganoon.',
  barredListedOrRelative:
    'Sinumang pinagbawalan sa gaming o nasa National Database of Restricted Persons, at ang kanilang asawa, mga magulang at mga anak.',
  declareNotLoanShark: 'Hindi ako nagpapautang sa mga player o nagpopondo ng taya nila para kumita.',
  barredLoanShark: 'Mga loan shark: sinumang nagpapautang sa mga player o nagpopondo ng taya nila para kumita.',
  barredUnregistered: 'Sinumang hindi naka-register. Hindi ka puwedeng maglaro sa account na iba ang nagbukas.',
  publicPlaceRule:
    'Bawal maglaro sa mga bukas na pampublikong lugar. Maglaro sa pribadong lugar kung saan walang makakapanood na wala pang 21.',
})
