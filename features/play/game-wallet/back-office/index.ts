export { useGameProviderName } from './use-game-provider-name.ts'
