import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameMode } from '#features/play/game-launch/player/index.ts'
import { type GameNoteProps, type PromotionEntry, PromotionsContext } from '#features/promotions/kit/player/index.ts'
import { lazyScreen, readyScreen } from '#platform/browser/router/screen.ts'
import { GameNotes } from './game-notes.tsx'

const HarvestNote = ({ game }: GameNoteProps) => <p>{game.name} counts for the harvest</p>
const HarvestPage = () => <h1>Harvest</h1>
const harvest: PromotionEntry = {
  pages: [{ path: '/activity/harvest', title: 'Harvest', access: 'public', screen: readyScreen(HarvestPage) }],
  gameNote: lazyScreen(async () => HarvestNote),
}

const open = (mode: GameMode) =>
  render(
    <PromotionsContext value={[harvest]}>
      <GameNotes game={{ name: 'Mayon Fire', typeId: 1 }} mode={mode} />
    </PromotionsContext>,
  )

test('a promotion says above a game what playing it counts for', async () => {
  open('real')
  expect(await screen.findByText('Mayon Fire counts for the harvest')).toBeDefined()
})

test.each(['demo', 'guest'] as const)('nothing counts in a game that is played as a %s', (mode) => {
  open(mode)
  expect(screen.queryByText(/counts/)).toBeNull()
})
