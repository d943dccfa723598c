import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { karaChance, type KaraChoice, karaPays, type KaraView } from '../../math/kara-krus.ts'
import { facts } from '../choices.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createKaraMat, type KaraMat } from './kara-mat.ts'
import { type CoinAt, createKaraRow, turned } from './kara-row.ts'
import { neighbour, tosser } from '../people/people.ts'
import { createPersonFigure } from '../people/person-figure.ts'
import { createPlace } from '../places/create-place.ts'
import { paintSidewalk } from '../places/sidewalk.ts'
import { createResultChips } from '../result-chips.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const toss = { firstMs: 560, hurriedMs: 210, hurriedFrom: 7, lastMs: 1_050, verdictMs: 420 }
const colours = ['#ffcf5f', '#fff2b0', '#9fe8ff', '#ff8ab0']
const first: KaraChoice = { mine: ['kara', 'krus', 'krus'], theirs: ['krus', 'krus', 'krus'] }

/** A coin tossed on the mat until one of two rows of three has been seen. */
export const makeKaraKrusScene: MakeScene = (stage) => {
  const { motion } = stage
  let choice = first
  const chips = createResultChips(stage)
  const people = { mine: createPersonFigure(tosser, motion), theirs: createPersonFigure(neighbour, motion) }
  const figures = facts([messages.chance, messages.pays, messages.possibleWin])
  const refresh = (): void => {
    const [pays, { wins, of }] = [karaPays(choice), karaChance(choice)]
    figures.set([
      formatMessage(messages.chanceOf, { wins, of }),
      multiplierText(pays),
      money(partOf(stage.stake(), pays)),
    ])
    for (const row of [rows.mine, rows.theirs]) row.show(choice)
    mat.clear()
  }
  const turn = (coin: CoinAt): void => {
    choice = turned(choice, coin)
    stage.sound.play('pick')
    refresh()
  }
  const rows = {
    mine: createKaraRow({ label: messages.yourRow, row: 'mine', motion, onTurn: turn }),
    theirs: createKaraRow({ label: messages.houseRow, row: 'theirs', motion, onTurn: turn }),
  }
  const mat = createKaraMat(rows, motion)
  stage.container.classList.add('sidewalk')
  stage.container.append(createPlace(paintSidewalk), people.mine.root, people.theirs.root, mat.root, chips.root)
  stage.controls.append(figures.root)
  stage.onStake(refresh)
  stage.setAction({ label: messages.toss, run: () => stage.begin(choice) })
  refresh()
  return {
    setBusy(isBusy) {
      for (const row of [rows.mine, rows.theirs]) row.setBusy(isBusy)
    },
    show(round) {
      const view = round?.view as KaraView | undefined
      if (view === undefined) return
      choice = { mine: view.mine, theirs: view.theirs }
      refresh()
      mat.lie(view)
    },
    async play(round) {
      const { mine, theirs, isMine } = round.view as KaraView
      endWin(stage)
      for (const person of [people.mine, people.theirs]) person.feel('tense')
      if (String([mine, theirs]) !== String([choice.mine, choice.theirs])) {
        choice = { mine, theirs }
        refresh()
      }
      await tossAll(stage, mat, round)
      chips.add(round, round.win > 0 ? multiplierText(karaPays({ mine, theirs })) : '×0')
      people.mine.feel(isMine && feelWin(stage, round, { colours }) ? 'glad' : isMine ? 'calm' : 'rueful')
      people.theirs.feel('calm')
    },
  }
}

async function tossAll(stage: Stage, mat: KaraMat, round: Parameters<Scene['play']>[0]): Promise<void> {
  const view = round.view as KaraView
  const { tosses, isMine } = view
  mat.clear()
  if (stage.motion.isReduced) mat.land(view, tosses.length)
  else await tossInTurn(stage, mat, view)
  stage.buzz('firm')
  mat.judge(isMine)
  stage.sound.play('stop')
  stage.say(
    formatMessage(isMine ? messages.yourRowCameFirst : messages.houseRowCameFirst, { tosses: tosses.join(', ') }),
  )
  await stage.motion.wait(toss.verdictMs)
}

/** Slowly at first; a long row of tosses hurries on, but for the one that decides, which flies longest. */
async function tossInTurn(stage: Stage, mat: KaraMat, view: KaraView): Promise<void> {
  const { tosses } = view
  for (const [at, side] of tosses.entries()) {
    const isLast = at === tosses.length - 1
    const ms = isLast ? toss.lastMs : at < toss.hurriedFrom ? toss.firstMs : toss.hurriedMs
    stage.sound.play('toss')
    await mat.toss(side, stage.motion.ms(ms))
    stage.sound.play('stop', 2)
    mat.land(view, at + 1)
  }
}
