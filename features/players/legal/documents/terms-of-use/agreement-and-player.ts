import { list, note, only, paragraph, section, steps, table } from '../../blocks.ts'
import { excludedPersons, publicPlaceRule } from '../../declarations.ts'

/** The parties, eligibility, and the account. */
export const agreementAndPlayer = [
  section(
    'agreement',
    'This agreement',
    paragraph(
      'These terms are the agreement between you and {company}, which operates {operator}.',
      '“We” and “us” mean {company}. “You” means the person who opened the account.',
    ),
    only(
      'licensed',
      paragraph(
        '{company} holds licence {licenceNumber} from {regulator}.',
        'Read what the licence covers on the [Licence page](/profile/license).',
      ),
    ),
    only(
      'demonstration',
      note(
        'This installation of {operator} is a demonstration.',
        'It holds no gaming licence, and no real money may be deposited, bet or paid out here.',
        'The terms show what would apply if {operator} were operated under a licence.',
      ),
    ),
    paragraph(
      'You accept these terms when you tick the agreement box or tap I Agree.',
      'Under the Electronic Commerce Act (Republic Act 8792) this is as binding as a signature on paper.',
      'We record which version you accepted and when, and send you that version on request.',
    ),
    paragraph('The agreement consists of:'),
    list(
      'these terms;',
      'the rules of each game, shown in the game’s information before and during play;',
      'the rules of each promotion, shown on its page before you join;',
      'the amounts, limits and conditions that a screen shows before you confirm a payment.',
    ),
    paragraph(
      'If two of these differ, the more specific one applies.',
      'If our wording is unclear, it is interpreted in your favour, because we wrote it.',
      'The [Privacy Policy](/privacy-policy) explains how we use your personal data.',
    ),
  ),
  section(
    'words',
    'Definitions',
    table({
      caption: 'Terms used in this agreement',
      head: ['Term', 'Meaning'],
      rows: [
        ['Coin', 'The unit of your balance. One coin equals one Philippine peso and is counted to the centavo.'],
        [
          'Points',
          'Earned by bets and in promotions, and exchanged in the shop. They are not money and cannot be withdrawn.',
        ],
        ['Round', 'One game, from the bet to its result.'],
        ['Playthrough', 'The amount that you must bet before a credit can be withdrawn.'],
        ['Business day', 'Monday to Friday, except public holidays in Metro Manila.'],
        ['KYC', '“Know your customer”: verifying your identity.'],
        ['The regulator', '{regulator}.'],
      ],
    }),
  ),
  section(
    'who-may-play',
    'Who may play',
    paragraph('You may register and play only if none of the following describes you. These people may not play:'),
    list(...excludedPersons),
    paragraph(
      'You declare this when you register.',
      'We check names and birth dates against the lists of restricted persons provided to us: at registration, during KYC and every night.',
      'If your situation changes, for example if you enter government service or become a student, stop playing and tell us at [{supportEmail}](mailto:{supportEmail}).',
    ),
    paragraph(
      'If we find that someone is not eligible, “Balances of excluded and ineligible players” below explains what ' +
        'happens to their balance.',
    ),
  ),
  section(
    'where-you-may-play',
    'Where you may play',
    paragraph(publicPlaceRule),
    paragraph(
      '{operator} is for players who are in the Philippines.',
      'If you are elsewhere, you may be able to browse and withdraw, but you cannot deposit or play.',
      'Do not hide your location with a proxy, a virtual private network (VPN) or a modified device.',
    ),
  ),
  section(
    'your-account',
    'Your account',
    list(
      'You may have only one account. We close any second account and handle its balance as described under “Suspension”.',
      'Open it in your own name, with your real birth date and your own mobile number.',
      'Your account is for you alone. Do not sell, lend or share it, and do not play for someone else.',
      'Keep your password and one-time codes to yourself. We never ask for them in a call, chat or message.',
      'Tell us at once if you think someone else has used your account. You can see and end every session in your profile.',
    ),
    paragraph(
      'After 30 minutes of inactivity, we ask for your password again before you can make a payment or play.',
      'Changing your mobile number, password or bank account requires a second confirmation, and withdrawals are put on hold for 24 hours afterwards. This prevents a thief from taking over and emptying an account at once.',
      'Until you tell us that someone else has your password, we treat what they do with it as done by you, unless they got in through our own negligence.',
    ),
  ),
  section(
    'verification',
    'Proof of identity (KYC)',
    paragraph(
      'We must know who you are before your first withdrawal, or within seven days of your registration, whichever comes first.',
      'If the deposit screen says so, KYC is required before your first deposit.',
    ),
    paragraph(
      'If you have not completed KYC after seven days, you can no longer deposit or play.',
      'Your balance stays yours, and you can withdraw it once you are verified.',
    ),
    steps(
      'Give your full name, birth date and birthplace, nationality, addresses, nature of work and source of funds.',
      'Upload one valid ID (PhilSys, passport, driver’s licence, UMID, PRC, SSS or postal) and a selfie.',
      'Confirm again that you are eligible to play.',
      'We approve your KYC or tell you exactly which item is missing or unclear. You only have to send that item again.',
    ),
    paragraph(
      'We may ask again when a document expires, when your details change, or when the law requires a closer check, for example of the source of large deposits.',
      'One identity can be used to verify only one account.',
    ),
  ),
]
