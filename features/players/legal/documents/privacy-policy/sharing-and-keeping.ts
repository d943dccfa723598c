import { list, paragraph, section, table } from '../../blocks.ts'

/** Recipients of data, retention, protection, and data on the device. */
export const sharingAndKeeping = [
  section(
    'sharing',
    'Who receives your data',
    table({
      caption: 'Recipients of your data',
      head: ['Recipient', 'Data', 'Purpose'],
      rows: [
        [
          'Payment providers and banks',
          'The order, the amount, your account details and your name',
          'To carry out deposits and withdrawals',
        ],
        [
          'Game studios',
          'A player number, nickname, balance and limits; never your name, mobile number or documents',
          'To run the game you opened',
        ],
        ['Messaging providers', 'Your mobile number or email address, and the message', 'To send codes and notices'],
        ['LINE, if you log in with it', 'That you logged in here', 'To recognise you'],
        ['The live-chat provider, once you open the chat', 'Your messages and connection data', 'To answer you'],
        [
          'Hosting and security providers',
          'Data stored on or passing through their systems, under contract',
          'To run the service',
        ],
        ['{regulator}', 'Records that the licence requires, exclusions, complaints', 'Supervision'],
        ['Anti-Money Laundering Council', 'Covered and suspicious transactions', 'Required by law'],
        ['Courts, police and other authorities', 'The data named in a lawful order', 'Required by law'],
        ['Auditors and lawyers', 'What their task requires, in confidence', 'Audits, advice, claims'],
        ['A successor', 'Account data, if the business passes to another licensed operator', 'To continue serving you'],
      ],
    }),
    paragraph(
      'Providers that work for us may use the data only as we instruct, under a written agreement as the Act requires.',
      'We do not sell data or give it to data brokers or lenders.',
      'Other players see only your nickname and avatar. In lists of wins, your number is masked.',
    ),
  ),
  section(
    'abroad',
    'Data that leaves the Philippines',
    paragraph(
      'Some providers keep data on servers in other countries.',
      'We remain responsible for it under Section 21 of the Act and require the same protection from them by contract.',
      'You can ask us in which countries your data is kept.',
    ),
  ),
  section(
    'anti-money-laundering',
    'Anti-money laundering',
    paragraph(
      'As an internet casino we are a covered person under the Anti-Money Laundering Act (Republic Act 9160, as amended, among others by Republic Act 10927).',
      'The Act requires us to identify you, monitor transactions, keep records for at least five years and make reports.',
      'We may not tell anyone whether a report was made. Your right of access does not cover this.',
      'These duties do not depend on your consent and continue after you withdraw it.',
    ),
  ),
  section(
    'retention',
    'How long we keep your data',
    paragraph(
      'We keep personal data for as long as you have an account, and for at least one year after your last visit.',
      'Where the law requires a longer period, we keep the data it covers for that period:',
    ),
    table({
      caption: 'Retention periods',
      head: ['Data', 'Kept for'],
      rows: [
        ['Account, profile, messages, device and connection', 'At least one year after your last visit'],
        ['Identity documents and KYC answers', 'Five years after the account is closed'],
        [
          'Payments, bets, results and ledger entries',
          'While the account is open, and for five years after the transaction',
        ],
        ['Books and receipts for taxes', 'As tax law requires'],
        ['Exclusions', 'While they apply and for five years after, so that we can enforce them'],
        ['Consents, agreements, declarations', 'While the account exists and for five years after, as proof'],
        ['Complaints', 'Five years after they are closed'],
        ['Data needed for a pending case, investigation or lawful order', 'Until it ends'],
      ],
    }),
    paragraph(
      'After that, we delete the data or permanently separate it from your name.',
      'Ledger entries are never erased, because that would break the proof of all players’ balances. After the retention period, they carry only a number that can no longer be traced to you.',
    ),
  ),
  section(
    'security',
    'How we protect your data',
    list(
      'Connections are encrypted, and passwords are encrypted a second time before they leave your device.',
      'We store passwords only as a strong hash (Argon2id) and session tokens only as a hash.',
      'We delete hidden data in identity documents and store the documents encrypted, separate from the public site.',
      'Our staff log in with two factors and see only what their task requires. Every access is recorded in a log that cannot be changed.',
      'Changing your mobile number, password or bank account requires a second factor and puts withdrawals on hold for 24 hours.',
      'We notify you when someone logs in from a new device.',
    ),
    paragraph(
      'No system is perfectly secure. If you find a weakness, tell us. We will not take action against anyone who reports one in good faith.',
    ),
  ),
  section(
    'breaches',
    'Data breaches',
    paragraph(
      'If an unauthorized person obtains sensitive data, or data that can be used for identity fraud, and this is likely to cause you serious harm, we notify the National Privacy Commission and you within 72 hours of learning of it.',
      'We tell you what happened, which data is affected, what we have done and what you can do.',
    ),
  ),
  section(
    'cookies-and-storage',
    'Cookies and storage on your device',
    paragraph(
      '{operator} sets no advertising cookies and loads no third-party scripts unless you open a service that needs them.',
      'It stores the following on your device:',
    ),
    table({
      caption: 'What is stored on your device',
      head: ['Where', 'What', 'Until'],
      rows: [
        ['Local storage', 'Your login token', 'You log out or it expires'],
        ['Local storage', 'Your account name, to fill in the login form', 'You clear it'],
        ['Local storage', 'The game list, your favourites and recently played games', 'A newer one replaces them'],
        ['Local storage', 'What you have already seen: the age notice, install tips, closed prompts', 'You clear it'],
        [
          'Local storage',
          'Where you came from: invitation, advertisement and click identifiers',
          'Registration, or you clear it',
        ],
        ['Session storage', 'The state of an activity or a pop-up', 'You close the tab'],
        [
          'Browser database',
          'The password, encrypted, only if you chose “Remember password” (off by default)',
          'You switch it off',
        ],
        [
          'Offline cache',
          'The app itself, pictures and notices, so that the app opens without a connection',
          'A newer version replaces it',
        ],
        [
          'Cookies of a payment page or the live chat',
          'Set by that provider, once you open it',
          'As the provider determines',
        ],
      ],
    }),
    paragraph(
      'You can delete all of this in your browser’s settings. You will be logged out, but nothing in your account changes.',
      'A device fingerprint, created from properties of your browser, is sent with requests to help detect fraud. It is only an indication, never the sole proof.',
    ),
  ),
]
