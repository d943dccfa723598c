import * as playerFile from '#features/office/player-file/contract.ts'
import { sample, type StaffSample } from './call-sample.ts'

/** What is read about one player beyond the account. */
export const playerFileSamples: readonly StaffSample[] = [
  sample(playerFile.viewPlayerMoney, (_office, playerId) => ({ playerId })),
  sample(playerFile.viewPlayerLinks, (_office, playerId) => ({ playerId })),
  sample(playerFile.listPlayerBook, (_office, playerId) => ({ playerId })),
  sample(playerFile.listPlayerRounds, (_office, playerId) => ({ playerId })),
  sample(playerFile.viewRoundReplay, (_office, playerId) => ({ playerId, providerId: 'p', roundId: 'r' })),
  sample(playerFile.listPlayerNotes, (_office, playerId) => ({ playerId })),
]
