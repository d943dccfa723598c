export { columnsOfGames, type GameColumns, gamesOfColumns } from '../game-columns.ts'
export { getConfiguration, type WebConfiguration } from '../contract.ts'
export type {
  Game,
  GameBrand,
  GameTypeEntry,
  LobbyAd,
  Notice,
} from '../wire.ts'
export { useLobbyConfiguration } from './use-lobby-configuration.ts'
export type { PlainConfiguration } from './plain-configuration.ts'
export { phoneAddress } from './phone-address.ts'
export { ArtPicture, type ArtPictureProps } from './art-picture.tsx'
