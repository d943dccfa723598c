import { parseAst } from 'vite'
import { childrenOf, isNode } from '#tools/build/syntax-tree.ts'
import { parameter } from '#core/message/format-message.ts'
import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'
import { isForStaff } from './catalogue-faults.ts'

type Turn = { readonly text: RegExp; readonly say: string }

/**
 * Turns that CONTRIBUTING.md's voice does without, each with its better word. Each is proven by a planted message in
 * glossary.test.ts.
 */
export const turns: Readonly<Record<'everybody' | 'players' | 'staff' | 'Filipino', readonly Turn[]>> = {
  everybody: [
    { text: /\banew\b/i, say: 'again' },
    { text: /\bwaits? for you\b/i, say: 'say what the reader has, or can do' },
    // A dealer stands on 17: a term of blackjack.
    { text: /\bstands? (?:here|there|in|on(?! every 17))\b/i, say: 'appears, is' },
    { text: /\bshould you\b/i, say: 'if you' },
    { text: /^Who [a-z]+s\b[^?]*$/, say: 'begin with the person: "Players who …"' },
    { text: /^What (?:is|was|you)\b[^?]*$/, say: 'begin with the thing itself' },
    { text: /\bturnover\b/i, say: 'playthrough' },
    { text: /\bsomebody\b|\bwhoever\b/i, say: 'name them: a player, another member, someone' },
  ],
  players: [
    { text: /\b(?:told|heard)\b/i, say: 'name the act: notified, shown, reported' },
    { text: /\b(?:your|new|no|this) letters?\b/i, say: 'message, inbox' },
    { text: /\bgifts?\b/i, say: 'reward, bonus' },
    { text: /\bcustomers?\b(?! service)|\busers?\b(?! ID)/i, say: 'you, player' },
    { text: /\bpaid out\b/i, say: 'withdrawn' },
    { text: /\bwithdrawals? (?:rests?|(?:is|are) paused)\b|\bresting\b/i, say: 'on hold' },
    { text: /\bwager|\brollover\b/i, say: 'bet, playthrough' },
    { text: /\bmissing to\b/i, say: '"You need … more to …"' },
    { text: /\b(?:almost|nearly) w[oi]n\b|\bso close\b/i, say: 'a loss is no win that nearly came' },
    { text: /\bhurry\b|\blast chance\b|\bdon.t miss\b|\bact now\b/i, say: 'name the date at which it ends' },
    { text: /\bwin (?:it )?back\b|\brecover your loss/i, say: 'no promise of profit' },
  ],
  staff: [
    { text: /\busers?\b|\bcustomers?\b(?! (?:service|due))/i, say: 'player' },
    { text: /\bstakes?\b|\bstaked\b/i, say: 'bets, playthrough' },
    { text: /\bties\b|\btied\b/i, say: 'linked, link' },
    { text: /\bbooked\b/i, say: 'credited' },
    { text: /\bgiven up\b/i, say: 'failed for good' },
    { text: /\blook(?:ed)? at\b/i, say: 'review' },
    { text: /\b(?:given|taken) back\b/i, say: 'credited, debited, cancelled, refunded' },
    { text: /\bways? to pay\b/i, say: 'payment method' },
    { text: /\brests?\b(?! cancelled)|\bresting\b/i, say: 'on hold, paused' },
  ],
  Filipino: [
    { text: /\bsalapi\b|\bkuwarta\b/i, say: 'pera' },
    { text: /\bliham\b/i, say: 'mensahe' },
    { text: /\b(?:inyo|inyong|ninyo|kayo)\b/i, say: 'mo, ka: one reader is spoken to' },
    { text: /\biyong\b/i, say: 'mo' },
    { text: /\bgantimpala\b/i, say: 'reward' },
    { text: /\bpakiusap\b/i, say: 'paki-' },
    { text: /\bturnover\b/i, say: 'playthrough' },
    { text: /\bnaka-break\b/i, say: 'nasa pahinga' },
    { text: /\boras sa Manila\b/i, say: 'Manila time' },
    { text: /\bini(?:la)?lathala/i, say: 'ipina-publish, na-publish' },
    { text: /\bpagbayad\b/i, say: 'pagbabayad' },
    { text: /\bpagtatama\b/i, say: 'correction' },
  ],
}

const catalogue = /\/messages\/(en|fil)\.ts$/

/** Messages that use a word or a turn which the glossary replaces. */
export function findGlossaryFaults(files: readonly TextFile[]): Fault[] {
  return files.flatMap((file) => {
    const language = catalogue.exec(file.path)?.[1]
    if (language === undefined) return []
    const turnsHere = language === 'fil' ? turns.Filipino : turnsFor(isForStaff(file.path) ? 'staff' : 'players')
    return textsIn(parseAst(file.text, { lang: 'ts' })).flatMap(({ start, text }) =>
      turnsHere
        .filter((turn) => turn.text.test(text.replaceAll(parameter, '')))
        .map(({ say }) => ({ where: `${file.path}:${lineOf(file.text, start)}`, say: `glossary: "${text}": ${say}` })),
    )
  })
}

const turnsFor = (readers: 'staff' | 'players'): readonly Turn[] => [...turns.everybody, ...turns[readers]]

const lineOf = (source: string, start: number): number => source.slice(0, start).split('\n').length

type Text = { readonly start: number; readonly text: string }

/** The texts of a catalogue, without its keys. */
function textsIn(node: unknown): readonly Text[] {
  if (isNode('Property', node)) return textsIn(node.value)
  if (isNode('ImportDeclaration', node)) return []
  if (isNode('Literal', node)) return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : []
  return childrenOf(node).flatMap(textsIn)
}
