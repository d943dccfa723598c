import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { karaChance, type KaraChoice, karaPays, type KaraView } from '../math/kara-krus.ts'
import { facts } from './choices.ts'
import { createKaraMat, type KaraMat } from './kara-mat.ts'
import { type CoinAt, createRowChoice, turned } from './row-choice.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const toss = { firstMs: 460, hurriedMs: 190, hurriedFrom: 7, verdictMs: 420 }
const first: KaraChoice = { mine: ['kara', 'krus', 'krus'], theirs: ['krus', 'krus', 'krus'] }

/** A coin tossed on the mat until one of two rows of three has been seen. */
export const makeKaraKrusScene: MakeScene = (stage) => {
  let choice = first
  const mat = createKaraMat()
  const figures = facts([messages.chance, messages.pays, messages.possibleWin])
  const refresh = (): void => {
    const [pays, { wins, of }] = [karaPays(choice), karaChance(choice)]
    figures.set([
      formatMessage(messages.chanceOf, { wins, of }),
      multiplierText(pays),
      money(partOf(stage.stake(), pays)),
    ])
    for (const row of rows) row.show(choice)
    mat.rows(choice)
  }
  const turn = (coin: CoinAt): void => {
    choice = turned(choice, coin)
    stage.sound.play('pick')
    refresh()
  }
  const rows = [createRowChoice(messages.yourRow, 'mine', turn), createRowChoice(messages.houseRow, 'theirs', turn)]
  stage.container.classList.add('plaza')
  stage.container.append(mat.root)
  stage.controls.append(element('div', { class: 'kara-rows' }, ...rows.map(({ root }) => root)), figures.root)
  stage.onStake(refresh)
  stage.setAction({ label: messages.toss, run: () => stage.begin(choice) })
  refresh()
  return {
    setBusy: (isBusy) => rows.forEach((row) => row.setBusy(isBusy)),
    show(round) {
      const view = round?.view as KaraView | undefined
      if (view === undefined) return
      choice = { mine: view.mine, theirs: view.theirs }
      refresh()
      mat.lie(view)
    },
    play(round) {
      const { mine, theirs } = round.view as KaraView
      if (String([mine, theirs]) !== String([choice.mine, choice.theirs])) mat.rows({ mine, theirs })
      return tossAll(stage, mat, round)
    },
  }
}

/** Slowly at first; a long row of tosses hurries on, but for the one that may decide. */
async function tossAll(stage: Stage, mat: KaraMat, round: Parameters<Scene['play']>[0]): Promise<void> {
  const view = round.view as KaraView
  const { tosses, isMine } = view
  mat.clear()
  for (const [at, side] of tosses.entries()) {
    const isLast = at === tosses.length - 1
    const ms = at < toss.hurriedFrom || isLast ? toss.firstMs : toss.hurriedMs
    stage.sound.play('toss')
    await mat.toss(side, stage.motion.ms(ms))
    stage.sound.play('stop', 2)
    mat.land(view, at + 1)
  }
  stage.buzz('firm')
  mat.judge(isMine)
  stage.sound.play('stop')
  stage.say(
    formatMessage(isMine ? messages.yourRowCameFirst : messages.houseRowCameFirst, { tosses: tosses.join(', ') }),
  )
  await stage.motion.wait(toss.verdictMs)
  if (round.win <= round.staked) return
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height * 0.35, count: 60, colours: ['#ffcf5f', '#fff2b0', '#9fe8ff'] })
}
