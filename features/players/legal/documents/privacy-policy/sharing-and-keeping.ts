import { list, paragraph, section, table } from '../../blocks.ts'

/** Recipients of data, retention, protection, and data on the device. */
export const sharingAndKeeping = [
  section(
    'sharing',
    'Who receives data',
    table({
      caption: 'Recipients',
      head: ['Who', 'What', 'Why'],
      rows: [
        [
          'Payment providers and banks',
          'Order, amount, your account details and name',
          'To carry out deposits and withdrawals',
        ],
        [
          'Game studios',
          'A player number, nickname, balance and limits; never your name, number or documents',
          'To run the game you opened',
        ],
        ['Message carriers', 'Your mobile number and the message', 'To send codes and notices'],
        ['Sign-in by LINE, if you use it', 'That you signed in here', 'To recognise you'],
        ['Live-chat provider, once you open the chat', 'Your messages and connection data', 'To answer you'],
        [
          'Hosting and security providers',
          'Data as it is stored or passes through, under contract',
          'To run the service',
        ],
        ['{regulator}', 'Records the licence requires, exclusions, complaints', 'Supervision'],
        ['Anti-Money Laundering Council', 'Covered and suspicious transactions', 'Required by law'],
        ['Courts, police and other authorities', 'What a lawful order names', 'Required by law'],
        ['Auditors and lawyers', 'What the task needs, in confidence', 'Audit, advice, claims'],
        ['A successor', 'Account data, if the business passes to another licensed operator', 'To go on serving you'],
      ],
    }),
    paragraph(
      'Those who work for us may use the data only as we instruct, under a written agreement as the Act requires.',
      'We do not sell data, and give none to data brokers or lenders.',
      'Other players never see more than your nickname and avatar; in lists of wins your number is masked.',
    ),
  ),
  section(
    'abroad',
    'Data that leaves the Philippines',
    paragraph(
      'Some providers keep data on servers in other countries.',
      'We remain responsible for it under Section 21 of the Act, and bind them by contract to the same protection.',
      'You can ask which countries apply to you.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'As an internet casino we are a covered person under the Anti-Money Laundering Act (Republic Act 9160, as amended, among others by Republic Act 10927).',
      'It obliges us to identify you, watch transactions, keep records for at least five years and make reports.',
      'We may not tell anybody whether a report was made; your right of access does not reach that far.',
      'These duties do not depend on your consent and continue after you take it back.',
    ),
  ),
  section(
    'retention',
    'How long we keep it',
    paragraph(
      'We keep personal data for as long as you have an account, and for at least one year after your last visit.',
      'Where the law asks for longer, we keep what it names for that time:',
    ),
    table({
      caption: 'Periods',
      head: ['Data', 'Kept for'],
      rows: [
        ['Account, profile, messages, device and connection', 'At least one year after your last visit'],
        ['Identity documents and KYC answers', 'Five years after the account is closed'],
        [
          'Payments, stakes, results and ledger entries',
          'Five years after the transaction, and while the account is open',
        ],
        ['Books and receipts for taxes', 'As tax law requires'],
        ['Exclusions', 'For their time and five years after it, so that they work'],
        ['Consents, agreements, declarations', 'As long as the account, and five years to prove them'],
        ['Complaints', 'Five years after their end'],
        ['Anything a pending case, investigation or lawful order needs', 'Until it ends'],
      ],
    }),
    paragraph(
      'After that, data is deleted or separated from your name for good.',
      'Ledger entries are never erased, because that would break the proof of everybody’s balance; after the period they carry a number that no longer leads to you.',
    ),
  ),
  section(
    'security',
    'How we protect it',
    list(
      'Connections are encrypted, and passwords are encrypted once more before they leave your device.',
      'Passwords are stored only as a strong hash (Argon2id), session tokens only as a hash.',
      'Identity documents are stripped of hidden data, stored encrypted and apart from the public site.',
      'Staff sign in with two factors, see only what their task needs, and leave an entry in a log that cannot be changed.',
      'Changes of mobile number, password or bank account need a second factor and start a 24-hour hold on withdrawals.',
      'A sign-in from a new device is announced to you.',
    ),
    paragraph(
      'No system is perfectly safe. If you find a weakness, tell us; we will not act against anybody who reports in good faith.',
    ),
  ),
  section(
    'breaches',
    'If something goes wrong',
    paragraph(
      'If sensitive data, or data that can be used for identity fraud, has been reached by somebody who may not, and this is likely to harm you seriously, we notify the National Privacy Commission and you within 72 hours of knowing it.',
      'We say what happened, what data it concerns, what we have done and what you can do.',
    ),
  ),
  section(
    'cookies-and-storage',
    'Cookies and storage on your device',
    paragraph(
      '{operator} sets no advertising cookies and loads no third-party script before you ask for it.',
      'It stores the following on your device:',
    ),
    table({
      caption: 'What is stored on your device',
      head: ['Where', 'What', 'Until'],
      rows: [
        ['Local storage', 'Your sign-in token', 'You sign out or it expires'],
        ['Local storage', 'The account name, to fill in the sign-in form', 'You clear it'],
        ['Local storage', 'The game list, your favourites and recently played games', 'A newer one replaces them'],
        ['Local storage', 'What you have already seen: age notice, install hints, closed prompts', 'You clear it'],
        [
          'Local storage',
          'Where you came from: invitation, advertisement and click identifiers',
          'Registration, or you clear it',
        ],
        ['Session storage', 'State of an activity or a pop-up', 'You close the tab'],
        [
          'Browser database',
          'The password, encrypted, only if you chose “Remember password” (off by default)',
          'You switch it off',
        ],
        [
          'Offline cache',
          'The app itself, pictures and notices, so that it opens without a connection',
          'A newer version replaces it',
        ],
        [
          'Cookies of a payment page or the live chat',
          'Set by that provider, once you open it',
          'As the provider says',
        ],
      ],
    }),
    paragraph(
      'You can delete all of it in your browser’s settings. You will be signed out, and nothing in your account changes.',
      'A device fingerprint, made from properties of your browser, is sent with requests to notice fraud. It is a hint, never the only proof.',
    ),
  ),
]
