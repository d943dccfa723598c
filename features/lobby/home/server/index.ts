export { type Lobby, openLobby } from './open-lobby.ts'
