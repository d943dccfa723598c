import { list, note, paragraph, section, steps, table } from '../blocks.ts'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'

export const responsiblePlay: LegalDocument = {
  id: 'responsiblePlay',
  language: 'en',
  title: legalTitles.responsiblePlay,
  version: legalVersions.responsiblePlay.version,
  effective: legalVersions.responsiblePlay.version,
  summary:
    'Gambling should stay fun. Here are the tools that help you stay in control, and where to find help when it stops being fun.',
  sections: [
    section(
      'before-you-play',
      'Before you play',
      list(
        'Decide how much you can afford to lose this week, and set it as your limit. Never play with money for rent, food, school or medicine.',
        'Decide how long you will play. It is easy to lose track of time in a game.',
        'Expect to lose. Over time, every game keeps part of all bets. No system, feeling or lucky day changes that.',
        'Never try to win back losses, never play with borrowed money, and do not play when you are sad, angry, drunk or tired.',
      ),
    ),
    section(
      'limits',
      'Limits',
      paragraph(
        'Set your limits under [Limits](/profile/limits). You will find the link in the menu and at the bottom of the lobby.',
      ),
      table({
        caption: 'Limits you can set for a day, a week and a month at the same time',
        head: ['Limit', 'What it stops'],
        rows: [
          ['Deposit', 'Deposits above your limit'],
          ['Loss', 'Bets once your losses reach your limit'],
          ['Bet', 'Bets once your total bets reach your limit'],
          ['Time', 'Play once your time is up'],
        ],
      }),
      paragraph(
        'A stricter limit applies at once.',
        'A looser limit applies only after a waiting period, normally 72 hours and never less than 24, and after you confirm it again.',
        'If we also set a limit, the stricter one applies.',
      ),
    ),
    section(
      'time-out',
      'Break (time-out)',
      paragraph(
        'Take a break of 24 hours, 48 hours, 7, 14 or 30 days.',
        'During a break you cannot deposit, play or join promotions, and you cannot shorten it.',
        'Your balance stays yours. If you cannot log in, customer service will pay it out.',
      ),
    ),
    section(
      'self-exclusion',
      'Self-exclusion',
      paragraph(
        'Block yourself from playing for 6 months, 1 year or 5 years. It takes at most three taps from any screen and applies at once.',
        'No one can end it early: not you, not customer service, not a manager.',
      ),
      list(
        'Open rounds are finished and wins are credited.',
        'We pay out your balance. It is not forfeited.',
        'We stop sending you advertising and invitations.',
        'Opening a new account under another name is against the terms, and we check for it.',
      ),
      paragraph(
        '{regulator} also offers an exclusion that covers all licensed operators. We can tell you how to apply.',
      ),
    ),
    section(
      'reality-check',
      'Reality check',
      paragraph(
        'After every 30 minutes of play (you can choose 15, 30 or 60), the game pauses and shows your playing time, your bets, your wins and your net result.',
        'You can bet again only after you respond. The game always shows your time and net result, and you can download a year of your history under Limits.',
      ),
    ),
    section(
      'what-we-do',
      'What we do and don’t do',
      list(
        'We offer no autoplay and no turbo mode, and we never celebrate a payout that is smaller than your bet.',
        'For 24 hours after you reach a limit or a break ends, we do not prompt you to deposit or claim anything.',
        'We send no offers without your consent, and none to excluded players.',
        'Our systems look for signs of harm, such as playing at night, rising deposits, chasing losses or raising limits repeatedly. If we see such signs, a trained person contacts you and offers help.',
      ),
    ),
    section(
      'check-yourself',
      'Check yourself',
      paragraph('Think of the last twelve months and answer honestly:'),
      list(
        'Have you bet more than you could afford to lose?',
        'Have you needed larger amounts to feel the same excitement?',
        'Have you gone back another day to win back what you lost?',
        'Have you borrowed money or sold something so you could gamble?',
        'Have you hidden your play from people close to you?',
        'Has gambling affected your sleep, work, studies or family life?',
        'Have you tried to stop but could not?',
      ),
      note(
        'If you answered yes once, set a limit or take a break. If you answered yes twice or more, talk to someone today.',
      ),
    ),
    section(
      'help',
      'Help',
      note('{helpline}'),
      paragraph(
        'Call the helpline: [{helplinePhone}](tel:{helplinePhone}); you do not have to give your name, and family members can call too.',
        'You can write to [{supportEmail}](mailto:{supportEmail}): “I need a break” is enough, and we will do the rest.',
        'If someone’s life is in danger, call 911.',
      ),
    ),
    section(
      'family',
      'For family and friends',
      steps(
        'Choose a calm moment and talk about what you have noticed, without blame.',
        'Do not quietly pay gambling debts, and do not lend money for gambling.',
        'A spouse, parent or adult child can ask us or the regulator to exclude a player. Write to [{supportEmail}](mailto:{supportEmail}). We will explain which documents are needed and keep your request confidential.',
      ),
    ),
    section(
      'minors-at-home',
      'Minors at home',
      paragraph(
        'No one under 21 may play or watch. Lock your phone, log out after playing, do not save your password on a shared device, and use your device’s parental controls to block gambling.',
      ),
    ),
  ],
}
