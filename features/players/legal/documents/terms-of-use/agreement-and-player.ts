import { list, note, only, paragraph, section, steps, table } from '../../blocks.ts'
import { excludedPersons, publicPlaceRule } from '../../declarations.ts'

/** The parties, eligibility, and the account. */
export const agreementAndPlayer = [
  section(
    'agreement',
    'This agreement',
    paragraph(
      'These terms are the agreement between you and {company}, which runs {operator}.',
      '“We” and “us” mean {company}. “You” means the person who opened the account.',
    ),
    only(
      'licensed',
      paragraph(
        '{company} holds licence {licenceNumber} from {regulator}.',
        'What the licence covers is on the [Licence page](/profile/license).',
      ),
    ),
    only(
      'demonstration',
      note(
        'This installation of {operator} is a demonstration.',
        'It holds no gaming licence, and no real money may be deposited, staked or paid out here.',
        'The terms show what would apply where {operator} is run under a licence.',
      ),
    ),
    paragraph(
      'You accept the terms by ticking the agreement box or pressing I Agree.',
      'Under the Electronic Commerce Act (Republic Act 8792) this binds you as a signature on paper would.',
      'We record which version you accepted and when, and send you that version if you ask.',
    ),
    paragraph('The agreement consists of:'),
    list(
      'these terms;',
      'the rules of each game, shown in the game’s information before and during play;',
      'the rules of each promotion, shown on its page before you join;',
      'the amounts, limits and conditions that a screen shows before you confirm a payment.',
    ),
    paragraph(
      'Where two of these differ, the more specific one applies.',
      'Where our wording is unclear, it is read in your favour, because we wrote it.',
      'The [Privacy Policy](/privacy-policy) explains what happens to your personal data.',
    ),
  ),
  section(
    'words',
    'What some words mean',
    table({
      caption: 'Words used in these terms',
      head: ['Word', 'Meaning'],
      rows: [
        ['Coin', 'The unit of your balance. One coin stands for one Philippine peso and is counted to the centavo.'],
        ['Points', 'Lottery points from promotions. They are not money and cannot be withdrawn.'],
        ['Round', 'One game from the stake to its result.'],
        ['Turnover', 'The amount that must be staked before a credit can be withdrawn.'],
        ['Business day', 'Monday to Friday, except public holidays in Metro Manila.'],
        ['KYC', '“Know your customer”: the check of who you are.'],
        ['The regulator', '{regulator}.'],
      ],
    }),
  ),
  section(
    'who-may-play',
    'Who may play',
    paragraph('You may register and play only if none of these describes you. The following may not play:'),
    list(...excludedPersons),
    paragraph(
      'You declare this when you register.',
      'We check names and birth dates against the lists of restricted persons that we are given: at registration, at KYC, and every night.',
      'If something changes later, for example if you enter government service or become a student, stop playing and tell us at [{supportEmail}](mailto:{supportEmail}).',
    ),
    paragraph(
      'What happens to the balance of somebody who turns out not to be eligible is in ' +
        '“Balances of excluded and ineligible players” below.',
    ),
  ),
  section(
    'where-you-may-play',
    'Where you may play',
    paragraph(publicPlaceRule),
    paragraph(
      '{operator} is for players who are in the Philippines.',
      'From elsewhere you may be able to look around and to withdraw, but not to deposit or play.',
      'Do not hide your location with a proxy, a virtual private network or a changed device.',
    ),
  ),
  section(
    'your-account',
    'Your account',
    list(
      'One account per player. A second account is closed, and its balance is treated as a case under “Suspension”.',
      'Open it in your own name, with your true birth date and a mobile number that is yours.',
      'It is for you alone: do not sell it, lend it, share it, or play for somebody else.',
      'Keep your password and one-time codes to yourself. We never ask for them by call, chat or message.',
      'Tell us at once if you think somebody else has been in your account. You can see and end every session in your profile.',
    ),
    paragraph(
      'After 30 minutes without any action we ask for your password again before money or play.',
      'A change of mobile number, password or bank account needs a second confirmation, and withdrawals wait for 24 hours after it, so that a thief cannot change and empty an account in one go.',
      'What somebody does with your password is treated as yours until you tell us, unless our own carelessness let them in.',
    ),
  ),
  section(
    'verification',
    'Proof of identity (KYC)',
    paragraph(
      'We must know who you are before your first withdrawal, or within seven days of your registration, whichever comes first.',
      'Where the deposit screen says so, KYC comes before the first deposit.',
    ),
    paragraph(
      'After seven days without KYC, deposits and play stop.',
      'Your balance stays yours, and you can withdraw it once you are verified.',
    ),
    steps(
      'Give your full name, birth date and birthplace, nationality, addresses, nature of work and source of funds.',
      'Upload one valid ID (PhilSys, passport, driver’s licence, UMID, PRC, SSS or postal) and a selfie.',
      'Confirm again that you may play.',
      'We approve, or say exactly which item is missing or unclear. Only that item is asked for again.',
    ),
    paragraph(
      'We may ask again when a document expires, when your details change, or when the law requires a closer look, for example at the source of large deposits.',
      'One identity can verify one account.',
    ),
  ),
]
