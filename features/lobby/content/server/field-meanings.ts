import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  'anonymous/lobbyAdDetail.id': 'The number of the entry in appLobbyAdConfigList of the configuration.',
  text: 'What it says, in a sentence.',
  body: 'The paragraphs of the text.',
  imgUrl2: 'The picture: art: with the key of a drawn one, or a web address.',
  clickType: 'What a tap opens.',
  clickAction: 'The activity’s number, the game’s id or the address that a tap opens, by clickType; empty: nothing.',
}
